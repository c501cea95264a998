import { TextLink } from '../../shared/ui/TextLink';

/** List of data that an erasure removes at once, later or not at all. */
export function ErasureScope() {
  return (
    <section aria-labelledby="que-pasa">
      <h2 id="que-pasa">Qué borramos y qué no</h2>
      <ul>
        <li>
          <strong>Pedidos cuyos plazos ya pasaron:</strong>
          <span>
            {
              ' borramos enseguida tu nombre, correo, celular, dirección y los textos bordados. Quedan el número, las fechas y los valores. De lo que pagaste, la ley nos pide guardar diez años el soporte contable: quién compró, la referencia del banco, la guía y los comprobantes. Solo lo ve quien lleva las cuentas.'
            }
          </span>
        </li>
        <li>
          <strong>Pedidos en curso o con plazos que corren:</strong>
          <span>
            {
              ' apartamos tus datos enseguida: ya no salen en listas ni en búsquedas. Los usamos solo para entregarte el pedido y responder por él mientras corran el retracto, la garantía (6 meses desde la entrega) o un reclamo del pago al banco (4 meses). Después los borramos, sin que lo pidas otra vez.'
            }
          </span>
        </li>
        <li>
          <strong>Pedidos que esperan tu transferencia:</strong>
          <span>
            {' los cancelamos y borramos tus datos enseguida. Si ya la hiciste, espera a que la confirmemos.'}
          </span>
        </li>
        <li>
          <strong>Mensajes que nos escribiste:</strong>
          <span>{' los borramos todos.'}</span>
        </li>
        <li>
          <strong>Pagos sin terminar:</strong>
          <span>
            {
              ' borramos enseguida lo que ya no se puede pagar. Un pago que el banco aún puede aprobar conserva tus datos una semana como máximo; si lo aprueba, borramos su pedido cuando termine. Uno que estamos revisando los conserva hasta que te respondamos.'
            }
          </span>
        </li>
        <li>
          <strong>Carritos y diseños compartidos:</strong>
          <span>{' no están unidos a tu correo y se borran solos. Lee los plazos en la '}</span>
          <TextLink to="/privacidad#seguridad">política de privacidad</TextLink>
          <span>.</span>
        </li>
        <li>
          <strong>Tu cuenta, si tienes una:</strong>
          <span>{' descárgala o elimínala en '}</span>
          <TextLink to="/cuenta">Mi cuenta</TextLink>
          <span>.</span>
        </li>
      </ul>
    </section>
  );
}
