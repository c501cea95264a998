import { Button } from './Button';
import { StickyBar } from './StickyBar';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  'with a total': (
    <StickyBar amount={445_000}>
      <Button>Agregar</Button>
    </StickyBar>
  ),
};
