import { styled } from 'styled-components';

/** A list of requests. */
export const RequestRows = styled.ul`
  display: grid;
  gap: var(--space-12);
  li {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: var(--target);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8);
    overflow-wrap: anywhere;
  }
`;

/** A last day; red with `data-late`. */
export const Deadline = styled.span`
  &[data-late] {
    color: var(--danger);
    font-weight: 600;
  }
`;
