import type { AppThunk } from '../../../shared/state/app-store';
import { showToast } from '../../../shared/state/use-toast';
import { MAX_SELECTED } from './use-selection';

/** Shows that no more orders can be selected. */
export function showLimit(): AppThunk {
  return showToast({
    kind: 'error',
    title: `Máximo ${MAX_SELECTED} a la vez`,
    text: 'Termina con los que ya seleccionaste y sigue con los demás.',
  });
}
