import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { Note } from '../../../shared/ui/Note';
import { shopPath } from '../back-office-path';
import type { OpeningQuestions } from './use-opening-questions';

/** Consequence of each missing setting. */
const WORDS: Record<string, string> = {
  'contact.phone': 'El teléfono: no aparece en las páginas ni en los correos.',
  'contact.whatsapp': 'El número de WhatsApp: nadie puede escribir por ahí.',
  'legal.taxId': 'El NIT: la Ley 1480 pide mostrarlo.',
  'bank.account': 'La cuenta bancaria: no se puede pagar por transferencia.',
};

interface BeforeOpeningProps {
  missing: readonly string[];
  /** Only an owner can fill them. */
  isOwner: boolean;
  /** Number of products whose measures are an estimate. */
  unmeasured?: number;
  /** What an owner is asked to confirm. */
  questions?: OpeningQuestions;
}

/**
 * Lists the settings that are required before the shop opens, and asks about figures, texts and measures to confirm; renders nothing when
 * there is none.
 */
export function BeforeOpening({ missing, isOwner, unmeasured = 0, questions }: BeforeOpeningProps) {
  const { open = [], confirmed = [], answer } = questions ?? {};
  const isSettled = missing.length === 0 && open.length === 0 && unmeasured === 0;
  if (isSettled && confirmed.length === 0) return null;
  if (isSettled) return <Confirmed {...questions!} />;
  return (
    <Note kind="warning">
      <Title>Antes de abrir</Title>
      {missing.length > 0 && (
        <>
          <p>Faltan estos datos:</p>
          <List>
            {missing.map((key) => (
              <li key={key}>{WORDS[key] ?? key}</li>
            ))}
          </List>
          {isOwner ? <Fill to={shopPath('datos')}>Llenar los datos de la tienda</Fill> : <p>Los llena una dueña.</p>}
        </>
      )}
      {open.length > 0 && (
        <>
          <p>Confirma estos precios y textos, o cámbialos:</p>
          <List>
            {open.map((question) => (
              <li key={question.id}>
                <span>{`${question.words} `}</span>
                <Acts>
                  <Fill to={question.to}>Ver y cambiar</Fill>
                  <Button variant="text" size="s" onClick={() => answer!(question, true)}>
                    Está bien así
                  </Button>
                </Acts>
              </li>
            ))}
          </List>
        </>
      )}
      {unmeasured > 0 && (
        <p>
          <span>{`${unmeasured === 1 ? 'Un producto tiene medidas' : `${unmeasured} productos tienen medidas`} por confirmar: mientras tanto la tienda dice que son aproximadas. `}</span>
          <Fill to={shopPath('productos')}>Ver los productos</Fill>
        </p>
      )}
      {confirmed.length > 0 && <Confirmed {...questions!} />}
    </Note>
  );
}

/** What the owner said is fine, which can be asked again. */
function Confirmed({ confirmed, answer }: OpeningQuestions) {
  return (
    <Disclosure summary={`Dijiste que está bien así (${confirmed.length})`}>
      <List>
        {confirmed.map((question) => (
          <li key={question.id}>
            <span>{`${question.words} `}</span>
            <Button variant="text" size="s" onClick={() => answer(question, false)}>
              Volver a preguntar
            </Button>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
`;

const Title = styled.h2`
  font-size: var(--font-size-lg);
  color: inherit;
`;

const List = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
`;

const Fill = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: inherit;
  font-weight: 600;
`;
