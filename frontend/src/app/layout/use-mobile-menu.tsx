import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { dismissToast, readToast } from '../../shared/ui/toast-store';
import type { MenuStart } from './MobileMenu';
import { addressEntry } from './page-arrival';
import { sayUnreachable } from './say-unreachable';

interface Opening {
  start: MenuStart;
  opener: HTMLButtonElement;
}

const loadMenu = () => import('./MobileMenu');
const MobileMenu = lazy(loadMenu);

/** The full-screen menu and the props of the buttons that open it. Its code comes when a button is about to be pressed. */
export function useMobileMenu() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const opener = (start: MenuStart) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open && opening?.start === start,
    'aria-controls': 'menu',
    onPointerEnter: () => void loadMenu().catch(() => undefined),
    onFocus: () => void loadMenu().catch(() => undefined),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const entry = addressEntry();
      const show = () => {
        // Who has gone on while the code was on its way does not want it any more.
        if (addressEntry() !== entry) return;
        // It would cover the cart in the menu. 'Deshacer' stays reachable.
        if (!readToast()?.action) dismissToast();
        setOpening({ start, opener: currentTarget });
        setOpen(true);
      };
      loadMenu().then(show, () => sayUnreachable('el menú'));
    },
  });

  const menu = opening && (
    <Suspense fallback={null}>
      <MobileMenu open={open} start={opening.start} opener={opening.opener} onClose={close} />
    </Suspense>
  );

  return { opener, menu };
}
