import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { styled } from 'styled-components';
import { Container } from '../../shared/ui/Container';
import { IconButton } from '../../shared/ui/IconButton';
import { layers } from '../../theme/layers';
import { below, from, low } from '../../theme/media';
import { AccountLinks } from './AccountLinks';
import { CartLink } from './CartLink';
import { ChatBubble } from './ChatBubble';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { SearchBox } from './SearchBox';
import { useMobileMenu } from './use-mobile-menu';

/** The sticky top bar: a menu button on phones and tablets; the links, a search box and the account from 1100 px. */
export function Header() {
  const { opener, menu } = useMobileMenu();
  return (
    <Bar>
      <Row>
        <Start>
          <NarrowOpener label="Abrir menú" {...opener('links')}>
            <Menu aria-hidden="true" />
          </NarrowOpener>
          <ChatBubble />
        </Start>
        <BarLogo />
        <WideNav />
        <Tools>
          <WideOnly>
            <SearchBox />
          </WideOnly>
          <WideOnly>
            <AccountLinks />
          </WideOnly>
          <NarrowOpener label="Buscar productos" {...opener('search')}>
            <Search aria-hidden="true" />
          </NarrowOpener>
          <CartLink />
        </Tools>
      </Row>
      {menu}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.header};
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  ${low} {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-8);
  min-height: var(--header);
  /* At twice the text size the bar has a second line. */
  ${from(1100)} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-40);
  }
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  margin-left: calc(1px - var(--space-12));
  /* The chat button is in a corner of the window. */
  ${from(1100)} {
    display: contents;
  }
`;

const NarrowOpener = styled(IconButton)`
  ${from(1100)} {
    display: none;
  }
`;

const BarLogo = styled(Logo)`
  ${from(1100)} {
    font-size: 2.25rem;
  }
`;

const WideNav = styled(MainNav)`
  flex: auto;
  ${below(1100)} {
    display: none;
  }
`;

const WideOnly = styled.div`
  ${below(1100)} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  margin-right: calc(1px - var(--space-12));
  ${from(1100)} {
    gap: var(--space-6);
  }
`;
