import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { isScreen, type Screen, SHOP_PATH } from './back-office-path';
import { DraftBar } from './draft/DraftBar';
import { DraftProvider } from './draft/DraftProvider';
import { ShopHome } from './home/ShopHome';
import { PricesScreen } from './screens/PricesScreen';
import { ProductsScreen } from './screens/ProductsScreen';

/** Screens that are opened seldom, in chunks of their own. */
const AuditLogScreen = lazy(() => importWithRetry(() => import('./audit/AuditLogScreen')));
const ClosingScreen = lazy(() => importWithRetry(() => import('./screens/ClosingScreen')));
const CodesScreen = lazy(() => importWithRetry(() => import('./screens/CodesScreen')));
const GroupsScreen = lazy(() => importWithRetry(() => import('./screens/GroupsScreen')));
const HistoryScreen = lazy(() => importWithRetry(() => import('./history/HistoryScreen')));
const KitScreen = lazy(() => importWithRetry(() => import('./screens/KitScreen')));
const OptionsScreen = lazy(() => importWithRetry(() => import('./screens/OptionsScreen')));
const ReviewScreen = lazy(() => importWithRetry(() => import('./review/ReviewScreen')));
const ShopDataScreen = lazy(() => importWithRetry(() => import('./screens/ShopDataScreen')));
const TextsScreen = lazy(() => importWithRetry(() => import('./screens/TextsScreen')));

interface BackOfficeProps {
  title: string;
  /** Screen in the URL; undefined for the home screen. */
  screen: string | undefined;
  /** Item of the screen, for example a product's id or `nuevo`. */
  item: string | undefined;
}

const CONTENT: Record<Screen, (item: string | undefined) => Elements> = {
  precios: (item) => <PricesScreen item={item} />,
  productos: (item) => <ProductsScreen item={item} />,
  opciones: (item) => <OptionsScreen item={item} />,
  kit: () => <KitScreen />,
  grupos: (item) => <GroupsScreen item={item} />,
  codigos: (item) => <CodesScreen item={item} />,
  textos: (item) => <TextsScreen item={item} />,
  datos: () => <ShopDataScreen />,
  vacaciones: () => <ClosingScreen />,
  historial: () => <HistoryScreen />,
  registro: () => <AuditLogScreen />,
  revisar: () => <ReviewScreen />,
};

/** The screens of the back office, which share one draft. */
export function BackOffice({ title, screen, item }: BackOfficeProps) {
  if (screen !== undefined && !isScreen(screen))
    return (
      <EmptyState level={1} title="Aquí no hay nada" action={<ButtonLink to={SHOP_PATH}>Ir a la tienda</ButtonLink>}>
        Esa parte del panel no existe.
      </EmptyState>
    );
  // The bar at the top shows the title of these screens.
  const isTitleInBar = !screen || screen === 'registro' || item !== undefined;
  return (
    <DraftProvider>
      {isTitleInBar ? <VisuallyHidden as="h1">{title}</VisuallyHidden> : <Title>{title}</Title>}
      <Suspense fallback={<Skeleton height="320px" />}>{screen ? CONTENT[screen](item) : <ShopHome />}</Suspense>
      {screen !== 'revisar' && <DraftBar />}
    </DraftProvider>
  );
}

const Title = styled.h1`
  font-size: var(--font-size-2);
`;
