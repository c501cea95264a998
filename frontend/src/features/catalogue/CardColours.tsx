import { styled } from 'styled-components';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { PieceColour } from './catalogue-view';

/** The colours in which a piece can be had, as small rounds. */
export function CardColours({ colours }: { colours: readonly PieceColour[] }) {
  if (colours.length === 0) return null;
  return (
    <Dots>
      <VisuallyHidden>{`Colores: ${colours.map(({ label }) => label.toLowerCase()).join(', ')}`}</VisuallyHidden>
      {colours.map(({ id }) => (
        <i key={id} aria-hidden="true" style={{ background: `var(--leather-${id}, var(--border-strong))` }} />
      ))}
    </Dots>
  );
}

const Dots = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  margin-block: var(--space-6);
  i {
    width: 14px;
    height: 14px;
    border: 1px solid var(--border-swatch);
    border-radius: 50%;
  }
`;
