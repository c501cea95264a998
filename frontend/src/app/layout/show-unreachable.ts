import type { AppThunk } from '../../shared/state/app-store';
import { showToast } from '../../shared/state/use-toast';

/** Reports a component that cannot be opened without a network, for example 'el menú'; the rest of the page stays. */
export function showUnreachable(part: string): AppThunk {
  return showToast({
    kind: 'error',
    title: `No pudimos abrir ${part}`,
    text: 'Revisa tu conexión y vuelve a intentar.',
  });
}
