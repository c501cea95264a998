import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Toaster } from '../../shared/ui/Toast';
import { Footer } from './Footer';
import { Header } from './Header';
import { NoScriptNotice } from './NoScriptNotice';
import { NoticeBar } from './NoticeBar';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

interface LayoutProps {
  /** Omits bar and footer. */
  bare?: boolean;
  children: ReactNode;
}

/** The layout of every page. */
export function Layout({ bare, children }: LayoutProps) {
  return (
    <>
      {!bare && (
        <>
          <SkipLink target="contenido" />
          <NoticeBar />
        </>
      )}
      <NoScriptNotice />
      {!bare && <Header />}
      <Main id="contenido" tabIndex={-1}>
        {children}
      </Main>
      {!bare && <Footer />}
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}

const Main = styled.main`
  /* Keeps the footer below the visible area, so that its layout shift is not seen when the content loads. */
  min-height: calc(100svh - var(--bar));
`;
