import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { type NameablePieceDto, useNamePieceMutation } from '../../api/orders.api';
import { pieceProblems } from '../../domain/piece-problems';
import { Button } from './Button';
import { CountedField } from './CountedField';
import { QuietPanel } from './QuietPanel';
import { SpelledText } from './SpelledText';

/** Maximum letters until the API's limits are loaded; the server validates the length in any case. */
const DEFAULT_LIMIT = 20;

const NO_TEXTS = { addOns: [], keychainText: '', request: '' };

const FAILURE = 'No pudimos guardar el nombre. Revisa tu conexión y vuelve a intentar.';

export interface NameQuestionsProps {
  orderNumber: string;
  /** The pieces that the order lists; never empty. */
  pieces: readonly NameablePieceDto[];
  /** Proves access to the order where neither the payment nor an account does. */
  email?: string;
}

/** Forms for the missing names of an order's pieces; names can be changed until production starts. */
export default function NameQuestions({ orderNumber, pieces, email }: NameQuestionsProps) {
  const titleId = useId();
  const [saved, setSaved] = useState<readonly NameablePieceDto[]>();
  const newest = saved ?? pieces;
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>¿Qué nombre bordamos?</h2>
      <p>Escríbelo antes de que empecemos a hacer tu pedido.</p>
      {newest.map((piece) => (
        <AskName key={piece.position} {...{ orderNumber, email, piece }} onNamed={setSaved} />
      ))}
    </Panel>
  );
}

interface AskNameProps extends Omit<NameQuestionsProps, 'pieces'> {
  piece: NameablePieceDto;
  onNamed: (pieces: readonly NameablePieceDto[]) => void;
}

function AskName({ orderNumber, email, piece, onNamed }: AskNameProps) {
  const { position, productName, quantity, name } = piece;
  const [isEditing, setEditing] = useState(name === '');
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useNamePieceMutation();
  const { data: pricing } = useGetPricingQuery();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = pricing && pieceProblems({ ...NO_TEXTS, name: typed }, ['name'], pricing, true)[0]?.text;
    setProblem(wrong);
    if (wrong) return;
    const { data, error } = await send({ namePieceDto: { orderNumber, email, position, name: typed } });
    if (data) {
      onNamed(data);
      setEditing(false);
    } else {
      setProblem(fieldErrors(error).name ?? serverMessage(error, FAILURE));
    }
  };

  return (
    <div>
      {isEditing ? (
        <Form onSubmit={(event) => void save(event)} noValidate>
          <CountedField
            label={`Nombre para ${quantity > 1 ? `las ${quantity} piezas de ` : ''}${productName}`}
            value={typed}
            onChange={setTyped}
            limit={pricing?.limits.name ?? DEFAULT_LIMIT}
            required
            placeholder="Ej.: Martina"
            error={problem}
          />
          <Button type="submit" size="s" pending={isLoading}>
            {isLoading ? 'Guardando…' : 'Guardar el nombre'}
          </Button>
        </Form>
      ) : (
        <NameShown>
          <div>
            <small>{productName}: así lo bordamos</small>
            <SpelledText text={name} />
          </div>
          <Button variant="text" size="s" onClick={() => setEditing(true)}>
            Cambiar
          </Button>
        </NameShown>
      )}
      <Saved role="status">{!isEditing && typed.trim() === name && `Guardamos «${name}».`}</Saved>
    </div>
  );
}

const Panel = styled(QuietPanel)`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-20);
  h2 {
    font-size: var(--font-size-3);
  }
`;

const Saved = styled.p`
  font-size: var(--font-size-sm);
  color: var(--success);
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  > :first-child {
    width: 100%;
  }
`;

const NameShown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  small {
    color: var(--text-soft);
  }
`;
