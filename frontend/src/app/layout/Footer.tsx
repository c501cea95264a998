import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { consumerAuthority, shop, whatsappLink } from '../../shared/lib/shop';
import { Container } from '../../shared/ui/Container';
import { Strap } from '../../shared/ui/Strap';
import { from } from '../../theme/media';
import { ChatBubble } from './ChatBubble';
import { FooterLinks } from './FooterLinks';
import { Logo } from './Logo';

/** Ways on, who the shop is by law, and the way to the consumer authority. */
export function Footer() {
  return (
    <Root>
      <Strap aria-hidden="true" />
      <Grid>
        <div>
          <FooterLogo />
          <p>Bolsos y accesorios de bebé bordados con su nombre, hechos a mano en Medellín.</p>
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
              { label: 'Preguntas frecuentes', to: '/faq' },
              { label: 'Nosotros', to: '/nosotros' },
              { label: 'Contacto', to: '/#contacto' },
            ]}
          />
          <FooterLinks
            title="Síguenos"
            links={[
              { label: 'Instagram', href: shop.instagram },
              { label: 'Facebook', href: shop.facebook },
              { label: 'WhatsApp', href: whatsappLink() },
            ]}
          />
        </Columns>
        <Legal>
          <ul>
            <li>
              <Link to="/terminos">Términos y condiciones</Link>
            </li>
            <li>
              <Link to="/privacidad">Política de privacidad</Link>
            </li>
            <li>
              <a href={consumerAuthority.url} target="_blank" rel="noopener">
                {consumerAuthority.name}
              </a>
            </li>
          </ul>
          <address>
            <span>
              {shop.name}, NIT {shop.taxId}
            </span>
            <span>{shop.address}</span>
            <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </address>
          <p>© {shop.name}. Precios en pesos colombianos (COP).</p>
        </Legal>
      </Grid>
      <ChatBubble />
    </Root>
  );
}

const Root = styled.footer`
  --focus: var(--thread-300);
  background: var(--brand-900);
  color: var(--plate);
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: 36px;
  padding-block: 48px 104px;
  > div:first-child p {
    max-width: 34ch;
    margin-top: 14px;
  }
  ${from(900)} {
    grid-template-columns: 1.2fr 2fr;
    gap: 64px;
    padding-block: 72px 40px;
  }
`;

const FooterLogo = styled(Logo)`
  && {
    color: var(--white);
  }
  font-size: 2.375rem;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 28px 20px;
  ${from(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Legal = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-top: 20px;
  border-top: 1px solid color-mix(in srgb, var(--plate) 20%, transparent);
  font-size: var(--text-xs);
  ul,
  address {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 24px;
    font-style: normal;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration-color: var(--thread-300);
    text-underline-offset: 4px;
  }
  a:hover {
    color: var(--white);
  }
  ${from(900)} {
    grid-column: 1 / -1;
    padding-right: 80px;
  }
`;
