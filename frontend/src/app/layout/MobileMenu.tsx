import * as Dialog from '@radix-ui/react-dialog';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../shared/ui/IconButton';
import { layers } from '../../theme/layers';
import { Logo } from './Logo';
import { MenuAccount } from './MenuAccount';
import { MenuCart } from './MenuCart';
import { ariaCurrent, mainLinks } from './navigation';
import { ProductSearch } from '../../features/catalogue/ProductSearch';

/** The element that receives the focus when the menu opens. */
export type MenuStart = 'links' | 'search';

interface MobileMenuProps {
  open: boolean;
  start: MenuStart;
  /** Receives the focus when the menu closes without a navigation. */
  opener: HTMLElement;
  onClose: () => void;
}

/** The whole navigation on phones and tablets: search first, then the links, the account and the cart. */
export default function MobileMenu({ open, start, opener, onClose }: MobileMenuProps) {
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);

  const leave = useCallback(() => {
    left.current = true;
    onClose();
  }, [onClose]);

  // The Back button also closes the menu; a page that was still loading when the menu was opened does not.
  useEffect(() => {
    if (!open) return;
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [open, leave]);

  const placeFocus = (event: Event) => {
    left.current = false;
    if (start === 'links') return;
    event.preventDefault();
    input.current?.focus();
  };

  // After a navigation the title of the new page receives the focus instead.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (!left.current) opener.focus();
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Sheet id="menu" aria-describedby={undefined} onOpenAutoFocus={placeFocus} onCloseAutoFocus={returnFocus}>
          <Dialog.Title hidden>Menú</Dialog.Title>
          <Head>
            <Logo onClick={leave} />
            <Dialog.Close asChild>
              <IconButton label="Cerrar menú">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Head>
          <Body>
            <ProductSearch inputRef={input} onSearch={leave} />
            <nav aria-label="Menú móvil">
              {mainLinks.map(({ to, label }) => (
                <Link key={to} to={to} aria-current={ariaCurrent(to, pathname)} onClick={leave}>
                  {label}
                  <ChevronRight aria-hidden="true" />
                </Link>
              ))}
            </nav>
            <MenuAccount onLeave={leave} />
            <MenuCart onLeave={leave} />
          </Body>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Sheet = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${layers.menu};
  display: flex;
  flex-direction: column;
  overflow: auto;
  background: var(--surface);
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: var(--bar);
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--border);
  button {
    margin-right: calc(1px - var(--space-12));
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-20);
  padding: var(--space-20) var(--gutter) var(--space-40);
  nav a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: calc(var(--space-16) - 1px);
    border-bottom: 1px solid var(--border);
    color: var(--text-title);
    font: 500 1.625rem/1.2 var(--font-title);
    text-decoration: none;
  }
  nav a[aria-current] {
    color: var(--brand);
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 2px;
    text-underline-offset: 8px;
  }
`;
