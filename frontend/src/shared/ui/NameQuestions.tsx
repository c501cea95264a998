import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type CallError, fieldErrors, serverMessage } from '../../api/api-error';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { type NameablePieceDto, useNamePieceMutation } from '../../api/orders.api';
import { nameProblem } from '../../domain/piece-problems';
import { useShopForm } from '../lib/use-shop-form';
import { Button } from './Button';
import { CountedField } from './CountedField';
import { QuietPanel } from './QuietPanel';
import { SpelledText } from './SpelledText';

/** Maximum letters until the API's limits are loaded; the server validates the length in any case. */
const DEFAULT_LIMIT = 20;

const FAILURE = 'No pudimos guardar el nombre. Revisa tu conexión y vuelve a intentar.';

export interface NameQuestionsProps {
  orderNumber: string;
  /** The pieces that the order lists; never empty. */
  pieces: readonly NameablePieceDto[];
  /** Stores a name in the panel; without it the customer names a piece of their own order. */
  save?: SaveName;
  /** Called when a name was stored. */
  onNamed?: () => void;
}

/** Resolves to the pieces as they are now, or to the error. */
export type SaveName = (
  position: number,
  name: string,
) => Promise<{ data: readonly NameablePieceDto[]; error?: undefined } | { data?: undefined; error: CallError }>;

/** Forms for the missing names of an order's pieces; names can be changed until production starts. */
export default function NameQuestions({ orderNumber, pieces, save, onNamed }: NameQuestionsProps) {
  const titleId = useId();
  const [saved, setSaved] = useState<{ pieces: readonly NameablePieceDto[]; last: string }>();
  const newest = saved?.pieces ?? pieces;
  const isComplete = newest.every(({ name }) => name !== '');
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{isComplete ? 'Así lo bordamos' : '¿Qué nombre bordamos?'}</h2>
      <p>
        {isComplete
          ? 'Puedes cambiarlo hasta que empecemos a hacer tu pedido.'
          : 'Escríbelo antes de que empecemos a hacer tu pedido.'}
      </p>
      {newest.map((piece) => (
        <AskName
          key={piece.position}
          orderNumber={orderNumber}
          save={save}
          piece={piece}
          onSaved={(now) => {
            setSaved({ pieces: now, last: now.find(({ position }) => position === piece.position)?.name ?? '' });
            onNamed?.();
          }}
        />
      ))}
      {/* Once for all pieces, and only after a press: each piece shows its name above. */}
      <Saved role="status">
        {saved?.last && (
          <>
            <span>{'Guardamos «'}</span>
            <span translate="no">{saved.last}</span>
            <span>{'».'}</span>
          </>
        )}
      </Saved>
    </Panel>
  );
}

interface AskNameProps extends Omit<NameQuestionsProps, 'pieces' | 'onNamed'> {
  piece: NameablePieceDto;
  onSaved: (pieces: readonly NameablePieceDto[]) => void;
}

function AskName({ orderNumber, save, piece, onSaved }: AskNameProps) {
  const { position, productName, quantity, name } = piece;
  const [isEditing, setEditing] = useState(name === '');
  const [send] = useNamePieceMutation();
  const { data: pricing } = useGetPricingQuery();
  const { form, attributes } = useShopForm<{ name: string }>({
    initialValues: { name },
    errorsIn: (values) => {
      const problem = pricing && nameProblem(values.name, pricing);
      return problem ? { name: problem } : {};
    },
    send: async (values) => {
      const own = () => send({ namePieceDto: { orderNumber, position, ...values } });
      const { data, error } = await (save ? save(position, values.name) : own());
      if (!data) return { name: fieldErrors(error).name ?? serverMessage(error, FAILURE) };
      onSaved(data);
      setEditing(false);
      return undefined;
    },
  });

  return (
    <div>
      {isEditing ? (
        <Form {...attributes}>
          <CountedField
            label={`Nombre para ${quantity > 1 ? `las ${quantity} piezas de ` : ''}${productName}`}
            value={form.values.name}
            onChange={(typed) => void form.setFieldValue('name', typed)}
            limit={pricing?.limits.name ?? DEFAULT_LIMIT}
            required
            placeholder="Ej.: Martina"
            error={form.touched.name ? form.errors.name : undefined}
          />
          <Button type="submit" size="s" pending={form.isSubmitting}>
            {form.isSubmitting ? 'Guardando…' : 'Guardar el nombre'}
          </Button>
        </Form>
      ) : (
        <NameShown>
          <div>
            <small>{productName}</small>
            <SpelledText text={name} />
          </div>
          <Button variant="text" size="s" onClick={() => setEditing(true)}>
            Cambiar
          </Button>
        </NameShown>
      )}
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
