import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface RowLinkProps {
  to: string;
  title: string;
  facts: string;
}

/** Link to a row of an ordered list, with its facts in a second line. */
export function RowLink({ to, title, facts }: RowLinkProps) {
  return (
    <Root to={to}>
      <strong>{title}</strong>
      {facts && <small>{facts}</small>}
    </Root>
  );
}

const Root = styled(Link)`
  display: grid;
  align-content: center;
  min-height: var(--target);
  color: inherit;
  text-decoration: none;
  strong {
    font-weight: 600;
    line-height: 1.3;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
    font-variant-numeric: tabular-nums;
  }
`;
