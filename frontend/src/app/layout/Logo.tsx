import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The shop's name above a satin stitch; links to the home page. */
export function Logo({ className, onClick }: { className?: string; onClick?: () => void }) {
  return (
    <Home to="/" translate="no" aria-label="Sigerist, inicio" className={className} onClick={onClick}>
      Sigerist
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-grid;
  gap: 3px;
  padding: var(--space-6) var(--space-4);
  color: var(--brand);
  /* Leaves space for the bar's buttons at any text size. */
  font: italic 600 min(1.875rem, 10vw) / 1 var(--font-logo);
  letter-spacing: -0.01em;
  text-decoration: none;
  &::after {
    content: '';
    height: 4px;
    border-radius: 2px;
    background: var(--stitch-fine);
  }
`;
