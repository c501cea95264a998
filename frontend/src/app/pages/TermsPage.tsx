import { useGetPricingQuery } from '../../api/catalogue.api';
import { LegalDocument } from '../../features/content/legal/LegalDocument';
import { termsOfRights } from '../../features/content/legal/terms-of-rights';
import { termsOfSale } from '../../features/content/legal/terms-of-sale';
import { PageHead } from '../../shared/ui/PageHead';

export default function TermsPage() {
  const { data: pricing } = useGetPricingQuery();
  return (
    <>
      <PageHead
        title="Términos y condiciones"
        description="Precios, pagos, entrega, retracto, garantía y reclamos: las condiciones de compra de Sigerist según la ley colombiana."
        path="/terminos"
      />
      <LegalDocument
        title="Términos y condiciones"
        summary="Lo que acordamos cuando compras en Sigerist, en palabras claras."
        version="Versión 2026-11, vigente desde el 21 de noviembre de 2026"
        sections={[...termsOfSale(pricing?.delivery), ...termsOfRights]}
      />
    </>
  );
}
