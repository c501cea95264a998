import { styled } from 'styled-components';

/** One line above the navigation, on every page. */
export function NoticeBar() {
  return <Bar aria-label="Aviso">Hecho a mano en Medellín. Enviamos a toda Colombia</Bar>;
}

const Bar = styled.aside`
  padding: 8px 16px;
  background: var(--brand-800);
  color: var(--white);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-align: center;
  @media print {
    display: none;
  }
`;
