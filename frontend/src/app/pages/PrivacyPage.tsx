import { LegalDocument } from '../../features/content/legal/LegalDocument';
import { privacyPolicy } from '../../features/content/legal/privacy-policy';
import { PageHead } from '../../shared/ui/PageHead';

export default function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Política de privacidad"
        description="Qué datos personales tratamos en Sigerist, para qué, con quién los compartimos y cómo ejerces tus derechos (Ley 1581 de 2012)."
        path="/privacidad"
      />
      <LegalDocument
        title="Política de tratamiento de datos personales"
        summary="Qué datos te pedimos, para qué los usamos y cómo decides sobre ellos."
        version="Versión 2026-11, vigente desde el 21 de noviembre de 2026"
        sections={privacyPolicy}
      />
    </>
  );
}
