import { styled } from 'styled-components';

/** A section of a staff screen, with a thin border. */
export const Panel = styled.section`
  display: grid;
  align-content: flex-start;
  gap: var(--space-16);
  min-width: 0;
  padding: clamp(16px, 2.4vw, 28px);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
`;

/** Its title. */
export const PanelTitle = styled.h2`
  font-size: var(--font-size-3);
`;

/** Facts with their labels, one below the other. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-12);
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Buttons and links side by side, wrapping when necessary. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
`;
