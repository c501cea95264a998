import type { Elements } from '../../../shared/lib/elements';
import { consumerAuthority } from '../../../shared/lib/shop';
import { TextAnchor, TextLink } from '../../../shared/ui/TextLink';
import type { LegalSection } from './legal-section';
import { SellerMail, SellerPhone } from './Seller';

const withdrawal: Elements = (
  <>
    <p>
      <span>{'Si compras una pieza '}</span>
      <strong>sin personalizar</strong>
      <span>
        , tienes cinco días hábiles desde que la recibes para arrepentirte, sin dar explicaciones (artículo 47 de la Ley
        1480 de 2011). Nos escribes, nos devuelves la pieza como la recibiste y asumes el costo de ese envío. Te
        devolvemos todo lo que pagaste, sin descuentos, en máximo 15 días calendario y por el medio que prefieras (Ley
        2439 de 2024).
      </span>
    </p>
    <p>
      <span>{'Las piezas '}</span>
      <strong>personalizadas</strong>
      <span>
        , es decir, las que llevan un nombre, un bordado o cualquier elección hecha a tu medida, no tienen derecho de
        retracto (artículo 47, numeral 3). Te lo recordamos antes de pagar. Si tu pedido mezcla las dos, la regla se
        aplica pieza por pieza. La garantía las cubre a todas.
      </span>
    </p>
  </>
);

const warranty: Elements = (
  <>
    <p>
      Todos nuestros productos, personalizados o no, tienen seis meses de garantía legal desde la entrega. Cubre fallas
      de materiales, costuras, herrajes y bordado, y un bordado distinto al que pediste.
    </p>
    <p>
      Lo reparamos gratis, con el transporte incluido. Si no se puede reparar o la falla se repite, escoges entre otra
      pieza igual o la devolución de tu dinero. La garantía no cubre daños por fuerza mayor, por un tercero, por mal uso
      o por no seguir las instrucciones de cuidado.
    </p>
  </>
);

const chargeback: Elements = (
  <>
    <p>
      Si pagaste por un medio electrónico, puedes pedir que se reverse el pago (artículo 51 de la Ley 1480 y Decreto 587
      de 2016) cuando:
    </p>
    <ul>
      <li>fuiste víctima de un fraude o no pediste la operación;</li>
      <li>no recibiste el producto;</li>
      <li>lo que llegó no es lo que pediste o está defectuoso.</li>
    </ul>
    <p>
      Dentro de los cinco días hábiles siguientes a cuando te enteres, presenta la queja ante nosotros y avisa a tu
      banco o al emisor de tu tarjeta. Te damos la constancia con fecha y causa para que la entregues.
    </p>
  </>
);

const claims: Elements = (
  <>
    <p>
      <span>{'Peticiones, quejas, reclamos y solicitudes de garantía o retracto: escríbenos a '}</span>
      <SellerMail />
      <SellerPhone before=", al " />
      <span>{' o por el '}</span>
      <TextLink to="/#contacto">formulario de contacto</TextLink>
      <span>
        . Te confirmamos el número de radicado, la fecha y la hora, y te respondemos en máximo 15 días hábiles. Con ese
        número puedes preguntar en qué va tu caso.
      </span>
    </p>
    <p>
      <span>{'La autoridad que protege a los consumidores es la Superintendencia de Industria y Comercio: '}</span>
      <TextAnchor href={consumerAuthority.url}>www.sic.gov.co</TextAnchor>
      <span>.</span>
    </p>
  </>
);

const data: Elements = (
  <p>
    <span>{'Tratamos tus datos según la Ley 1581 de 2012 y nuestra '}</span>
    <TextLink to="/privacidad">política de tratamiento de datos personales</TextLink>
    <span>.</span>
  </p>
);

const changes: Elements = (
  <p>
    Estos términos se rigen por la ley colombiana y nada en ellos limita los derechos que ella te da. Si los cambiamos,
    publicamos aquí la versión nueva con su fecha. A tu pedido se le aplica la versión que estaba vigente cuando lo
    hiciste.
  </p>
);

/** Rights of the customer after the sale (Ley 1480 de 2011, articles 7 to 16, 47, 50 and 51; Ley 2439 de 2024). */
export const termsOfRights: LegalSection[] = [
  { id: 'retracto', title: 'Derecho de retracto', body: withdrawal },
  { id: 'garantia', title: 'Garantía', body: warranty },
  { id: 'reversion', title: 'Reversión del pago', body: chargeback },
  { id: 'pqr', title: 'Peticiones, quejas y reclamos', body: claims },
  { id: 'datos', title: 'Tus datos', body: data },
  { id: 'cambios', title: 'Ley aplicable y cambios', body: changes },
];
