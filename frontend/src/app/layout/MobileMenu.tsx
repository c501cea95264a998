import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CATEGORIES, categoryPath } from '../../features/catalogue/categories';
import { ProductSearch } from '../../features/catalogue/ProductSearch';
import { useDialog } from '../../shared/lib/use-dialog';
import { ChatButton } from '../../shared/ui/ChatButton';
import { ChipLink } from '../../shared/ui/ChipLink';
import { IconButton } from '../../shared/ui/IconButton';
import { Logo } from './Logo';
import { MenuAccount } from './MenuAccount';
import { MenuCart } from './MenuCart';
import { ariaCurrent, menuLinks } from './navigation';

/** What the sheet is opened for: the whole menu, or the search alone. */
export type MenuStart = 'links' | 'search';

interface MobileMenuProps {
  start: MenuStart;
  /** Receives the focus when the menu closes without a navigation. */
  opener: HTMLElement;
  onClose: () => void;
}

/** The search of phones and tablets, alone or above the whole navigation: categories, links, chat, account and cart. */
export default function MobileMenu({ start, opener, onClose }: MobileMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);

  const leave = useCallback(() => {
    left.current = true;
    onClose();
  }, [onClose]);

  const dialog = useDialog({
    onClose,
    isSheet: () => true,
    firstFocus: () => (start === 'search' ? input : undefined),
  });

  // The browser has restored the focus, except in Safari, which does not focus a button that is pressed. After a navigation the title
  // of the new page receives it, unless something has it.
  useLayoutEffect(
    () => () => {
      if (left.current) opener.blur();
      else opener.focus();
    },
    [opener],
  );

  // The Back button also closes the menu; a page that was still loading when the menu was opened does not.
  useEffect(() => {
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [leave]);

  const isSearch = start === 'search';
  // Rendered outside the header, whose links have other styles.
  return createPortal(
    <Sheet id="menu" aria-label={isSearch ? 'Buscar' : 'Menú'} {...dialog}>
      <Head>
        <Logo onClick={leave} />
        <IconButton label={isSearch ? 'Cerrar el buscador' : 'Cerrar menú'} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <Body>
        <ProductSearch inputRef={input} onSearch={leave} />
        <CategoryLinks onLeave={leave} />
        {!isSearch && <Navigation onLeave={leave} />}
      </Body>
    </Sheet>,
    document.body,
  );
}

interface LinksProps {
  /** Called when a link is followed. */
  onLeave: () => void;
}

function CategoryLinks({ onLeave }: LinksProps) {
  return (
    <Categories aria-label="Categorías">
      {CATEGORIES.map(({ value, label }) => (
        <ChipLink key={value} to={categoryPath(value)} onClick={onLeave}>
          {label}
        </ChipLink>
      ))}
    </Categories>
  );
}

/** The links, the chat of the shop, the account and the cart. */
function Navigation({ onLeave }: LinksProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Links aria-label="Menú móvil">
        {menuLinks.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={ariaCurrent(to, pathname)} onClick={onLeave}>
            <span>{label}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        ))}
      </Links>
      <ChatButton full>
        <MessageCircle aria-hidden="true" size={20} />
        <span>Escríbenos por WhatsApp</span>
      </ChatButton>
      <MenuAccount onLeave={onLeave} />
      <MenuCart onLeave={onLeave} />
    </>
  );
}

const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: calc(100 * var(--dvh));
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  background: var(--surface);
  color: inherit;
  &[open] {
    display: flex;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: var(--header);
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
`;

/** Wraps: a row that scrolls sideways would hide half of them. */
const Categories = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const Links = styled.nav`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: calc(var(--space-14) - 1px);
    border-bottom: 1px solid var(--border);
    color: var(--text-title);
    font: 500 1.625rem/1.2 var(--font-title);
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--brand);
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 2px;
    text-underline-offset: 8px;
  }
`;
