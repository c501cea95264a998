import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Note } from '../../../shared/ui/Note';
import type { PricingDto } from '../../../api/catalogue.api';
import { shopPath } from '../back-office-path';
import { questionsAbout } from './opening-questions';

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
  /** The prices that shoppers see; missing until they are loaded. */
  pricing?: PricingDto;
}

/** Lists the settings that are required before the shop opens, and asks about figures and measures to confirm; renders nothing when there is neither. */
export function BeforeOpening({ missing, isOwner, unmeasured = 0, pricing }: BeforeOpeningProps) {
  const questions = isOwner && pricing ? questionsAbout(pricing) : [];
  if (missing.length === 0 && questions.length === 0 && unmeasured === 0) return null;
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
      {questions.length > 0 && (
        <>
          <p>Confirma estos precios, o cámbialos:</p>
          <List>
            {questions.map(({ words, to }) => (
              <li key={to}>
                <span>{`${words} `}</span>
                <Fill to={to}>Ver</Fill>
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
    </Note>
  );
}

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
