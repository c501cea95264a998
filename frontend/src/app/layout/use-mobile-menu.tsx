import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { useAppStore } from '../../shared/state/app-store';
import { dismissToast } from '../../shared/state/toast-slice';
import type { MenuStart } from './MobileMenu';
import { historyEntry } from './page-arrival';
import { showUnreachable } from './show-unreachable';

interface Opening {
  start: MenuStart;
  opener: HTMLButtonElement;
}

const loadMenu = () => import('./MobileMenu');
const MobileMenu = lazy(loadMenu);

const preload = () => void loadMenu().catch(() => undefined);

/** The full-screen menu and the props of the buttons that open it. Its code is loaded on hover or focus. */
export function useMobileMenu() {
  const store = useAppStore();
  const [opening, setOpening] = useState<Opening | null>(null);
  const close = useCallback(() => setOpening(null), []);

  const opener = (start: MenuStart) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': opening?.start === start,
    'aria-controls': 'menu',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const entry = historyEntry();
      const show = () => {
        // A shopper who has navigated while the code was loading does not need the menu any more.
        if (historyEntry() !== entry) return;
        // The menu would cover it. 'Deshacer' is still there once the menu is closed.
        if (!store.getState().toast?.actions?.length) store.dispatch(dismissToast());
        setOpening({ start, opener: currentTarget });
      };
      loadMenu().then(show, () => store.dispatch(showUnreachable('el menú')));
    },
  });

  const menu = opening && (
    <Suspense fallback={null}>
      <MobileMenu start={opening.start} opener={opening.opener} onClose={close} />
    </Suspense>
  );

  return { opener, menu };
}
