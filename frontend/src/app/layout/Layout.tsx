import type { Elements } from '../../shared/lib/elements';
import { Toaster } from '../../shared/ui/Toast';
import type { PageRoute } from '../routes';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main, MAIN_ID } from './Main';
import { NoScriptNotice } from './NoScriptNotice';
import { NoticeBar } from './NoticeBar';
import { PaidPayment } from './PaidPayment';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

interface LayoutProps {
  frame: PageRoute['frame'];
  children: Elements;
}

/** The layout of every page. The frame of the panel brings its own bars and main element. */
export function Layout({ frame, children }: LayoutProps) {
  const inShop = frame === undefined;
  return (
    <>
      {frame !== 'none' && <SkipLink target={MAIN_ID} />}
      {inShop && <PaidPayment />}
      {inShop && <NoticeBar />}
      {frame !== 'panel' && <NoScriptNotice />}
      {inShop && <Header />}
      {frame === 'panel' ? children : <Main>{children}</Main>}
      {inShop && <Footer />}
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}
