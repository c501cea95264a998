import { styled } from 'styled-components';
import { useFeatured } from '../../features/catalogue/use-catalogue';
import { ContactSection } from '../../features/contact/ContactSection';
import { AboutTeaser } from '../../features/content/home/AboutTeaser';
import { Hero } from '../../features/content/home/Hero';
import { Highlights } from '../../features/content/home/Highlights';
import { KitSection } from '../../features/content/home/KitSection';
import { KitSkeleton } from '../../features/content/home/KitSkeleton';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { SHOP_NAME } from '../../shared/lib/shop';
import { useSettings } from '../../shared/lib/use-settings';
import { PageHead } from '../../shared/ui/PageHead';

const HomeProducts = lazyVisible(() => import('../HomeProducts'));

export default function HomePage() {
  const catalogue = useFeatured();
  const { email } = useSettings().contact;
  return (
    <>
      <PageHead
        title="Bolsos de bebé bordados con su nombre"
        description="Pañaleras, mochilas y maletas de lujo para tu bebé, bordadas a mano en Medellín con su nombre. Enviamos a toda Colombia."
        path="/"
        jsonLd={{ '@context': 'https://schema.org', '@type': 'Organization', name: SHOP_NAME, email }}
      />
      <Hero />
      {catalogue.pricing && <KitSection kit={catalogue.pricing.kit} />}
      {catalogue.status === 'loading' && <KitSkeleton />}
      <Highlights delivery={catalogue.pricing?.delivery} />
      <Products id="productos">
        <HomeProducts catalogue={catalogue} />
      </Products>
      <AboutTeaser />
      <ContactSection id="contacto" />
    </>
  );
}

/** Rendered before the products' code is loaded: it is the target of `/#productos`, and keeps the spacing. */
const Products = styled.div`
  min-height: calc(100 * var(--svh));
`;
