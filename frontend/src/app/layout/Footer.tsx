import { styled } from 'styled-components';
import { useSettings, useWhatsappLink } from '../../shared/lib/use-settings';
import { Container } from '../../shared/ui/Container';
import { Strap } from '../../shared/ui/Strap';
import { from } from '../../theme/media';
import { FooterLegal } from './FooterLegal';
import { FooterLinks } from './FooterLinks';
import { Logo } from './Logo';

/** Links, the seller's legal data, and the link to the consumer authority. */
export function Footer() {
  const { social, texts } = useSettings();
  const { instagram, facebook } = social;
  const chat = useWhatsappLink()();
  return (
    <Root>
      <Strap aria-hidden="true" />
      <Grid>
        <div>
          <FooterLogo />
          <p>{texts.footerAbout}</p>
        </div>
        <Columns>
          <FooterLinks
            title="Tienda"
            links={[
              { label: 'Productos', to: '/productos' },
              { label: 'Personalización', to: '/personalizacion' },
              { label: 'Carrito', to: '/cart' },
            ]}
          />
          <FooterLinks
            title="Ayuda"
            links={[
              { label: 'Sigue tu pedido', to: '/pedido' },
              { label: 'Preguntas frecuentes', to: '/faq' },
              { label: 'Nosotros', to: '/nosotros' },
              { label: 'Contacto', to: '/#contacto' },
            ]}
          />
          <FooterLinks
            title="Síguenos"
            links={[
              { label: 'Instagram', href: instagram },
              { label: 'Facebook', href: facebook },
              ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
            ]}
          />
        </Columns>
        <FooterLegal />
      </Grid>
    </Root>
  );
}

const Root = styled.footer`
  --focus: var(--thread-light);
  background: var(--surface-footer);
  color: var(--text-on-dark-soft);
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

/** `contain: paint` spares browsers from checking the footer in every frame that shows a choice, on any page. */
const Grid = styled(Container)`
  contain: paint;
  display: grid;
  gap: var(--space-36);
  padding-block: var(--space-48) calc(var(--space-96) + var(--space-8));
  > div:first-child p {
    max-width: 18.4em;
    margin-top: var(--space-14);
  }
  ${from(900)} {
    grid-template-columns: 1.2fr 2fr;
    gap: var(--space-64);
    padding-block: var(--space-72) var(--space-40);
  }
`;

const FooterLogo = styled(Logo)`
  && {
    color: var(--text-on-dark);
  }
  font-size: 2.375rem;
`;

const Columns = styled.div`
  display: grid;
  /* In rem: at twice the text size one column remains, so that the page does not scroll sideways. */
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-28) var(--space-20);
`;
