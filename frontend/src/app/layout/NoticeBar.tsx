import { styled } from 'styled-components';

/** One line above the navigation, on every page. */
export function NoticeBar() {
  return <Bar aria-label="Aviso">Hecho a mano en Medellín. Enviamos a toda Colombia</Bar>;
}

const Bar = styled.aside`
  padding: var(--space-8) var(--space-16);
  background: var(--surface-brand);
  color: var(--text-on-dark);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  text-align: center;
  @media print {
    display: none;
  }
`;
