import { styled } from 'styled-components';

/** One subject of a staff screen, within a hairline. */
export const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  min-width: 0;
  padding: clamp(16px, 2.4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius-3);
  background: var(--white);
`;

/** Its title. */
export const PanelTitle = styled.h2`
  font-size: var(--text-3);
`;

/** Facts with their names, one below the other. */
export const Facts = styled.dl`
  display: grid;
  gap: 12px;
  dt {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Buttons and links side by side, as far as there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
