import { ContactSection } from '../../features/contact/ContactSection';
import { AboutTeaser } from '../../features/content/home/AboutTeaser';
import { Hero } from '../../features/content/home/Hero';
import { Highlights } from '../../features/content/home/Highlights';
import { KitSection } from '../../features/content/home/KitSection';
import { KitSkeleton } from '../../features/content/home/KitSkeleton';
import { CardActionContext } from '../../features/catalogue/card-action';
import { FeaturedProducts } from '../../features/catalogue/FeaturedProducts';
import { useCatalogue } from '../../features/catalogue/use-catalogue';
import { shop } from '../../shared/lib/shop';
import { PageHead } from '../../shared/ui/PageHead';
import { addFromCard } from '../card-action';

export default function HomePage() {
  const catalogue = useCatalogue();
  return (
    <>
      <PageHead
        title="Bolsos de bebé bordados con su nombre"
        description="Pañaleras, mochilas y maletas de lujo para tu bebé, bordadas a mano en Medellín con su nombre. Enviamos a toda Colombia."
        path="/"
        jsonLd={{ '@context': 'https://schema.org', '@type': 'Organization', name: shop.name, email: shop.email }}
      />
      <Hero />
      {catalogue.pricing && <KitSection kit={catalogue.pricing.kit} />}
      {catalogue.status === 'loading' && <KitSkeleton />}
      <Highlights delivery={catalogue.pricing?.delivery} />
      <CardActionContext value={addFromCard}>
        <FeaturedProducts id="productos" catalogue={catalogue} />
      </CardActionContext>
      <AboutTeaser />
      <ContactSection id="contacto" />
    </>
  );
}
