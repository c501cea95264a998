import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link from a detail page back to its parent page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to}>
      <ArrowLeft aria-hidden="true" />
      <span>{children}</span>
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--target);
  color: var(--brand);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lucide {
    width: 20px;
    height: 20px;
  }
`;
