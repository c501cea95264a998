import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';

/** The first Tab stop, which skips the navigation. `target` is the id of the page's main element. */
export function SkipLink({ target }: { target: string }) {
  // Moves the focus itself: a real hash would add a history entry and a navigation of the router.
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault();
    main.focus();
  };
  return (
    <Anchor href={`#${target}`} onClick={skip}>
      Saltar al contenido
    </Anchor>
  );
}

const Anchor = styled.a`
  position: absolute;
  top: -80px;
  left: 16px;
  z-index: ${layers.skipLink};
  padding: var(--space-12) var(--space-20);
  border-radius: var(--radius-2);
  background: var(--brand);
  color: var(--text-on-dark);
  &:focus {
    top: 12px;
  }
`;
