import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** `to` for links within the shop, `href` for external ones. */
type FooterLink = { label: string; to: string } | { label: string; href: string };

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
}

/** One column of the footer. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <Column>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {'to' in link ? (
              <Link to={link.to}>{link.label}</Link>
            ) : (
              <a href={link.href} target="_blank" rel="noopener">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Column>
  );
}

const Column = styled.div`
  h2 {
    margin-bottom: var(--space-4);
    color: var(--text-on-dark);
    font: 600 var(--font-size-md) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
  }
  a:hover {
    color: var(--text-on-dark);
    text-decoration: underline;
    text-decoration-color: var(--thread-light);
    text-underline-offset: 4px;
  }
`;
