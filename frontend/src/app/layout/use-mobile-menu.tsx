import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the focus stands when the menu opens. */
export type MenuStart = 'links' | 'search';

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
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      setOpening({ start, opener: event.currentTarget, entry: key });
      setOpen(true);
    },
  });

  const menu = opening && (
    <Suspense fallback={null}>
      <MobileMenu open={shown} start={opening.start} opener={opening.opener} onClose={() => setOpen(false)} />
    </Suspense>
  );

  return { opener, menu };
}
