import type { Elements } from '../../../shared/lib/elements';

/** How long the shop keeps what, and what an erasure leaves. */
export const security: Elements = (
  <>
    <p>La información viaja cifrada y solo la ve quien la necesita para atenderte. La guardamos solo este tiempo:</p>
    <ul>
      <li>
        <strong>Pedidos sin pagar o cancelados:</strong>
        <span>{' 6 meses desde que los hiciste.'}</span>
      </li>
      <li>
        <strong>Pedidos pagados:</strong>
        <span>{' 5 años desde que los hiciste, por la garantía, los reclamos y los impuestos.'}</span>
      </li>
      <li>
        <strong>Pagos que empezaste y no terminaste:</strong>
        <span>{' 30 días; seis meses si el banco anuló el pago o su valor no coincidió.'}</span>
      </li>
      <li>
        <strong>Avisos de Wompi sobre un pago:</strong>
        <span>{' 90 días, con la referencia y el resultado.'}</span>
      </li>
      <li>
        <strong>Cuentas con un correo sin confirmar y sin pedidos:</strong>
        <span>{' un año desde que las abriste.'}</span>
      </li>
      <li>
        <strong>Mensajes que nos escribes:</strong>
        <span>{' un año.'}</span>
      </li>
      <li>
        <strong>Conversaciones por WhatsApp o en el chat de la página:</strong>
        <span>
          {' 180 días desde el último mensaje. Las preguntas que el asistente no entendió, sin tus datos, 90 días.'}
        </span>
      </li>
      <li>
        <strong>Solicitudes de tus datos:</strong>
        <span>{' una hora después de enviarte el enlace, o hasta 7 días si el correo no sale.'}</span>
      </li>
      <li>
        <strong>Correos que no pudimos enviar:</strong>
        <span>{' lo que hace falta para intentarlo de nuevo, hasta 12 días.'}</span>
      </li>
      <li>
        <strong>Constancia de los correos enviados:</strong>
        <span>{' 30 días, sin tu dirección ni el texto.'}</span>
      </li>
      <li>
        <strong>Cuenta:</strong>
        <span>{' hasta que la elimines.'}</span>
      </li>
      <li>
        <strong>Carritos:</strong>
        <span>{' 90 días después de su último cambio.'}</span>
      </li>
      <li>
        <strong>Diseños compartidos:</strong>
        <span>{' un año después de la última vez que alguien los abre.'}</span>
      </li>
    </ul>
    <p>
      Después los borramos. De un pedido borramos el nombre, el correo, el celular, la dirección, los textos bordados y
      las notas. Quedan su número, sus fechas, los productos y los valores. De lo que se pagó, la ley nos pide guardar
      diez años el soporte contable (Ley 962 de 2005, artículo 28): quién compró, los valores, la referencia del banco,
      la guía y los comprobantes. Está aparte y solo lo ve quien lleva las cuentas.
    </p>
    <p>
      Si pides que borremos tus datos mientras corre un plazo de tu pedido (el retracto, los 6 meses de garantía o los 4
      meses en que el banco puede devolver un pago), los apartamos ese mismo día: ya no salen en listas, búsquedas ni
      correos de la tienda. Los usamos solo para entregarte el pedido y responder por él, y los borramos cuando termina
      el último plazo.
    </p>
  </>
);
