import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { formatCop } from '../../lib/format-cop';

interface ChatLink {
  label: string;
  /** Absolute URL. */
  url: string;
  imageUrl: string | null;
  /** Whole pesos. */
  price: number | null;
}

interface ChatLinksProps {
  links: readonly ChatLink[];
  /** Opens the shop's pages in a new tab, so that the conversation stays open. */
  newTab?: boolean;
  /** Called when a page of the shop replaces the current one. */
  onFollow?: () => void;
}

/** The links of an answer, as cards below it. */
export function ChatLinks({ links, newTab = false, onFollow }: ChatLinksProps) {
  if (links.length === 0) return null;
  return (
    <List>
      {links.map((link) => {
        const path = newTab ? undefined : pathInShop(link.url);
        return (
          <li key={link.url}>
            {path === undefined ? (
              <OutCard href={link.url} target="_blank" rel="noopener">
                <CardContent {...link} />
              </OutCard>
            ) : (
              <Card to={path} onClick={onFollow}>
                <CardContent {...link} />
              </Card>
            )}
          </li>
        );
      })}
    </List>
  );
}

function CardContent({ label, url, imageUrl, price }: ChatLink) {
  return (
    <>
      {imageUrl && <img src={imageUrl} alt="" width="56" height="56" loading="lazy" />}
      <span>
        <span>{label}</span>
        {price !== null && <strong>{formatCop(price)}</strong>}
        <Action>{/\/(d|customize)\//.test(url) ? 'Personalizar' : 'Ver'}</Action>
      </span>
    </>
  );
}

/** The path of a page of this shop; undefined for any other URL. */
function pathInShop(url: string): string | undefined {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : undefined;
}

const Action = styled.em`
  font-style: normal;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin-top: var(--space-10);
`;

const look = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  padding: var(--space-8) var(--space-10);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface);
  color: var(--brand);
  font-size: var(--font-size-sm);
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    border-color: var(--brand);
  }
  img {
    flex: none;
    border-radius: var(--radius-2);
    object-fit: cover;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Card = styled(Link)`
  ${look}
`;

const OutCard = styled.a`
  ${look}
`;
