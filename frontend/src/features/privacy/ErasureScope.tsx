import { TextLink } from '../../shared/ui/TextLink';

/** List of data that an erasure removes at once, later or not at all. */
export function ErasureScope() {
  return (
    <section aria-labelledby="que-pasa">
      <h2 id="que-pasa">Qué borramos y qué no</h2>
      <ul>
        <li>
          <strong>Pedidos entregados, cancelados o reembolsados:</strong> borramos enseguida tu nombre, correo, celular,
          dirección y los textos bordados. Quedan el número, las fechas y los valores, que la ley nos pide conservar
          diez años y que ya no dicen de quién son.
        </li>
        <li>
          <strong>Pedidos en curso:</strong> conservan tus datos hasta que los recibas o te devolvamos el dinero. Los
          borramos en los dos días siguientes, sin que lo pidas otra vez.
        </li>
        <li>
          <strong>Pedidos que esperan tu transferencia:</strong> los cancelamos y borramos tus datos enseguida. Si ya la
          hiciste, espera a que la confirmemos.
        </li>
        <li>
          <strong>Mensajes que nos escribiste:</strong> los borramos todos.
        </li>
        <li>
          <strong>Pagos sin terminar:</strong> borramos enseguida lo que ya no se puede pagar. Un pago que el banco aún
          puede aprobar conserva tus datos una semana como máximo; si lo aprueba, borramos su pedido cuando termine. Uno
          que estamos revisando los conserva hasta que te respondamos.
        </li>
        <li>
          <strong>Carritos y diseños compartidos:</strong> no están unidos a tu correo y se borran solos. Lee los plazos
          en la <TextLink to="/privacidad#seguridad">política de privacidad</TextLink>.
        </li>
        <li>
          <strong>Tu cuenta, si tienes una:</strong> descárgala o elimínala en{' '}
          <TextLink to="/cuenta">Mi cuenta</TextLink>.
        </li>
      </ul>
    </section>
  );
}
