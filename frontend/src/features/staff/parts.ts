import { styled } from 'styled-components';

/** A section of a staff screen. */
export const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  max-width: 640px;
  h2 {
    font-size: var(--font-size-3);
  }
`;

/** Rows with a hairline between them. */
export const Rows = styled.ul`
  width: 100%;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-16);
    padding-block: var(--space-10);
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--font-size-sm);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
