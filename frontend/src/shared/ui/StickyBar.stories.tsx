import { Button } from './Button';
import { StickyBar } from './StickyBar';

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  'with a total': (
    <StickyBar>
      <strong>$445.000</strong>
      <Button>Agregar</Button>
    </StickyBar>
  ),
};
