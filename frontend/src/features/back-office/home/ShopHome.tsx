import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { from } from '../../../theme/media';
import { type Screen, SCREENS, shopPath } from '../back-office-path';
import { BeforeOpening } from './BeforeOpening';

/** What each screen is for. */
const ENTRANCES: readonly (readonly [Screen, string])[] = [
  ['precios', 'Lo que vale cada producto, complemento y letra'],
  ['datos', 'Teléfono, WhatsApp, horario, NIT y banco'],
  ['vacaciones', 'Cerrar unos días y mover las entregas'],
  ['historial', 'Quién cambió qué, y deshacer'],
];

/** The entrances of the back office, below what is missing before the shop opens. */
export function ShopHome() {
  return (
    <>
      <BeforeOpening />
      <Cards>
        {ENTRANCES.map(([screen, about]) => (
          <li key={screen}>
            <Card to={shopPath(screen)}>
              <strong>{SCREENS[screen]}</strong>
              <span>{about}</span>
              <ChevronRight aria-hidden="true" />
            </Card>
          </li>
        ))}
      </Cards>
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: var(--space-10);
  list-style: none;
  ${from(700)} {
    grid-template-columns: 1fr 1fr;
  }
  ${from(1100)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px var(--space-12);
  height: 100%;
  min-height: 72px;
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  color: inherit;
  text-decoration: none;
  &:hover {
    border-color: var(--border-strong);
    background: var(--surface-hover);
  }
  strong {
    color: var(--text-title);
  }
  span {
    grid-row: 2;
    font-size: var(--font-size-sm);
    line-height: 1.35;
    color: var(--text-soft);
  }
  .lucide {
    grid-area: 1 / 2 / 3;
    width: 20px;
    height: 20px;
    color: var(--brand);
  }
`;
