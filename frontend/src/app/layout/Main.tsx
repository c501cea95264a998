import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';

/** Id of the main element, the target of the skip link. */
export const MAIN_ID = 'contenido';

/** The main element of every page. */
export function Main({ className, children }: { className?: string; children: Elements }) {
  return (
    <Root id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </Root>
  );
}

const Root = styled.main`
  /* Keeps the footer below the visible area, so that its layout shift is not seen when the content loads. */
  min-height: calc(100 * var(--svh) - var(--bar));
`;
