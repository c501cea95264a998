import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ariaCurrent, mainLinks } from './navigation';

/** The links of the bar in wide windows; a stitch underlines the current page. */
export function MainNav({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <Row aria-label="Principal" className={className}>
      {mainLinks.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={ariaCurrent(to, pathname)}>
          {label}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: var(--space-26);
  a {
    position: relative;
    min-width: var(--target);
    padding: var(--space-12) 2px;
    text-align: center;
    color: var(--text);
    font-size: var(--font-size-sm);
    font-weight: 500;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: auto 0 6px;
    height: 4px;
    border-radius: 2px;
    background: var(--stitch-fine);
    clip-path: inset(0 100% 0 0);
    transition: clip-path var(--motion-2) var(--ease);
  }
  a:hover::after,
  a[aria-current]::after {
    clip-path: inset(0);
  }
  a[aria-current] {
    color: var(--brand);
  }
`;
