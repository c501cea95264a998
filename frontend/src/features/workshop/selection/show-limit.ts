import { showToast } from '../../../shared/ui/toast-store';
import { MAX_SELECTED } from './use-selection';

/** Shows that no more orders can be selected. */
export function showLimit(): void {
  showToast({
    kind: 'error',
    title: `Máximo ${MAX_SELECTED} a la vez`,
    text: 'Termina con los que ya seleccionaste y sigue con los demás.',
  });
}
