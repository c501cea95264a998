import type { Elements } from '../../../shared/lib/elements';
import type { PricingDto } from '../../../api/catalogue.api';
import { businessDays } from '../../../domain/business-days';
import { formatCop } from '../../../shared/lib/format-cop';
import type { LegalSection } from './legal-section';
import { SellerAddresses, SellerName } from './Seller';

type Delivery = PricingDto['delivery'];

/** Terms of sale (Ley 1480 de 2011, articles 26, 37, 48, 50 and 52). */
export function termsOfSale(delivery: Delivery | undefined): LegalSection[] {
  return [
    { id: 'quienes-somos', title: 'Quiénes somos', body: identity },
    { id: 'productos', title: 'Los productos y su personalización', body: products },
    { id: 'precios', title: 'Precios', body: prices },
    { id: 'pedido', title: 'Cómo se hace un pedido', body: order },
    { id: 'pagos', title: 'Medios de pago', body: payment },
    { id: 'entrega', title: 'Entrega', body: deliveryTerms(delivery) },
    { id: 'descuentos', title: 'Descuentos y promociones', body: discounts },
  ];
}

const identity: Elements = (
  <>
    <p>
      <SellerName />
      <span>
        {
          ' es un taller colombiano que diseña, fabrica y borda bolsos y accesorios para bebé. Es quien te vende y quien responde por lo que compras en este sitio.'
        }
      </span>
    </p>
    <SellerAddresses />
    <p>Al hacer un pedido aceptas estos términos. Puedes imprimirlos o guardarlos antes y después de comprar.</p>
  </>
);

const products: Elements = (
  <>
    <p>
      Cada pieza se hace a mano y por encargo. Por eso pueden existir pequeñas diferencias de tono, textura o posición
      del bordado entre las imágenes y tu producto. En la página de cada uno encuentras su descripción, sus materiales y
      si está disponible.
    </p>
    <p>
      Bordamos el nombre exactamente como lo escribes, con sus tildes y mayúsculas. Revísalo con calma antes de pagar:
      cuando el bordado empieza ya no se puede cambiar. No bordamos textos ofensivos ni marcas o personajes sobre los
      que no tengas permiso.
    </p>
  </>
);

const prices: Elements = (
  <>
    <p>
      Los precios están en pesos colombianos (COP) e incluyen todos los impuestos. Antes de pagar ves el valor de cada
      pieza, sus adicionales, el descuento y el total. Si aparecen dos precios distintos para lo mismo, pagas el más
      bajo.
    </p>
    <p>El envío no está incluido: te decimos su valor aproximado por aparte y lo pagas al recibir.</p>
  </>
);

const order: Elements = (
  <>
    <p>
      Eliges los productos, revisas el resumen y confirmas. Hasta ese momento puedes corregir o cancelar. A más tardar
      al día siguiente te enviamos al correo la confirmación con lo que pediste, el precio, la forma de pago y el plazo
      de entrega.
    </p>
    <p>Para comprar debes ser mayor de edad, o hacerlo por medio de tu mamá, tu papá o tu representante legal.</p>
  </>
);

const payment: Elements = (
  <>
    <p>Puedes pagar de dos maneras:</p>
    <ul>
      <li>El valor completo con tarjeta, por medio de Wompi. No vemos ni guardamos los datos de tu tarjeta.</li>
      <li>
        Por transferencia: todo al pedir, o 50% para empezar y 50% cuando tu pedido esté listo, más el envío. Cada parte
        también se puede pagar en línea, desde la página de tu pedido.
      </li>
    </ul>
    <p>
      Si pagas por transferencia te guardamos el pedido cinco días hábiles y antes te lo recordamos. Si no llega el
      dinero, el pedido se cierra y no te cobramos nada. Lo que llegue después no se pierde: lo retomamos o te lo
      devolvemos.
    </p>
    <p>El tiempo de fabricación empieza cuando se confirma el pago, o el primer 50% si pagas por transferencia.</p>
  </>
);

function deliveryTerms(delivery: Delivery | undefined): Elements {
  return (
    <>
      <p>Enviamos a toda Colombia desde nuestro punto de fabricación en Medellín.</p>
      {delivery && (
        <ul>
          <li>{`Pedido normal: ${businessDays(delivery.standardBusinessDays)}.`}</li>
          <li>{`Con servicio express: ${businessDays(delivery.expressBusinessDays)}.`}</li>
          <li>{`Envío: cerca de ${formatCop(delivery.shippingEstimate)}, que pagas al recibir.`}</li>
        </ul>
      )}
      <p>
        El plazo que aceptas queda escrito en tu pedido. Si no cumplimos, puedes terminar el contrato y te devolvemos
        todo lo que pagaste en máximo 15 días calendario. Revisa el paquete al recibirlo y escríbenos si llega golpeado
        o incompleto.
      </p>
    </>
  );
}

const discounts: Elements = (
  <p>
    Cada código dice cuánto descuenta y se aplica sobre el total del carrito. Un código aplicado vale 30 días. El
    descuento del kit de lujo ya está incluido en el precio del kit. Las promociones dicen cuándo empiezan y cuándo
    terminan. Si una no tiene fecha de cierre, vale hasta que anunciemos en este sitio que terminó.
  </p>
);
