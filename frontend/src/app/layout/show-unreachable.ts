import { showToast } from '../../shared/ui/toast-store';

/** Reports a component that cannot be opened without a network, for example 'el menú'; the rest of the page stays. */
export function showUnreachable(part: string): void {
  showToast({
    kind: 'error',
    title: `No pudimos abrir ${part}`,
    text: 'Revisa tu conexión y vuelve a intentar.',
  });
}
