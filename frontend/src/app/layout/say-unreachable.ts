import { showToast } from '../../shared/ui/toast-store';

/** Without a network a part cannot be opened, for example 'el menú'; the rest of the page stays as it is. */
export function sayUnreachable(part: string): void {
  showToast({
    kind: 'error',
    title: `No pudimos abrir ${part}`,
    text: 'Revisa tu conexión y vuelve a intentar.',
  });
}
