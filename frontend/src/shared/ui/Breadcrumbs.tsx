import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { below } from '../../theme/media';

interface Crumb {
  label: string;
  /** Target of the link; absent for the last entry, the current page. */
  to?: string;
}

interface BreadcrumbsProps {
  /** From the parent pages to the current page. */
  items: readonly Crumb[];
}

/**
 * Parent page, category and current page. On phones the current page is omitted, because its title follows directly below.
 */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <Trail aria-label="Ruta">
      <ol>
        {items.map(({ label, to }, position) =>
          to ? (
            <li key={label}>
              <Link to={to}>
                {position === 0 && <ArrowLeft aria-hidden="true" />}
                <span>{label}</span>
              </Link>
            </li>
          ) : (
            <li key={label} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  padding-block: var(--space-4);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
  li + li::before {
    content: '/' / '';
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-6);
    min-height: var(--target);
    color: var(--brand);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lucide {
    width: 16px;
    height: 16px;
  }
  ${below(600)} {
    [aria-current] {
      display: none;
    }
  }
`;
