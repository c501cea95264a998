import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../../shared/ui/toast-store';
import type { MenuStart } from './MobileMenu';

interface Opening {
  start: MenuStart;
  opener: HTMLButtonElement;
  /** Entry of the history in which it was opened: any navigation closes it. */
  entry: string;
}

const loadMenu = () => import('./MobileMenu');
const MobileMenu = lazy(loadMenu);

/** The full-screen menu and the props of the buttons that open it. Its code comes when a button is about to be pressed. */
export function useMobileMenu() {
  const { key } = useLocation();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [open, setOpen] = useState(false);
  const shown = open && opening?.entry === key;

  const opener = (start: MenuStart) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': shown && opening.start === start,
    'aria-controls': 'menu',
    onPointerEnter: () => void loadMenu().catch(() => undefined),
    onFocus: () => void loadMenu().catch(() => undefined),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const show = () => {
        setOpening({ start, opener: currentTarget, entry: key });
        setOpen(true);
      };
      loadMenu().then(show, sayUnreachable);
    },
  });

  const menu = opening && (
    <Suspense fallback={null}>
      <MobileMenu open={shown} start={opening.start} opener={opening.opener} onClose={() => setOpen(false)} />
    </Suspense>
  );

  return { opener, menu };
}

/** Without a network the rest of the page stays as it is. */
function sayUnreachable(): void {
  showToast({ kind: 'error', title: 'No pudimos abrir el menú', text: 'Revisa tu conexión y vuelve a intentar.' });
}
