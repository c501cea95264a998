import { type ApiError, isServerUnreachable } from '../../api/api-error';
import { PROVIDER } from './provider';

/** Message at the pay button. */
export interface PaymentNotice {
  kind: 'info' | 'warning' | 'error';
  title: string;
  text: string;
  /** Action that the message offers. */
  offers?: 'retry' | 'hosted';
}

/** The provider's script did not load. */
export const SCRIPT_FAILED: PaymentNotice = {
  kind: 'info',
  title: 'Script no disponible',
  text: `La ventana de pago no cargó en este navegador. Al pagar te llevamos a la página segura de ${PROVIDER}.`,
};

export const WIDGET_MISSING: PaymentNotice = {
  kind: 'info',
  title: 'Widget no disponible',
  text: `Te llevamos a la página segura de ${PROVIDER}.`,
};

export const WIDGET_FAILED: PaymentNotice = {
  kind: 'info',
  title: 'Error del Widget',
  text: `La ventana de pago no abrió. Te llevamos a la página segura de ${PROVIDER}.`,
};

/** The script has started, but its frame did not appear. */
export const WIDGET_UNSEEN: PaymentNotice = {
  kind: 'warning',
  title: 'Error del Widget',
  text: `¿No ves la ventana de pago? Puedes pagar en la página segura de ${PROVIDER}.`,
  offers: 'hosted',
};

/** The provider's page does not answer, or the browser blocks the check. */
export const PROVIDER_UNAVAILABLE: PaymentNotice = {
  kind: 'warning',
  title: `${PROVIDER} no responde`,
  text: 'Tu pedido sigue aquí. Intenta en unos minutos, escoge transferencia bancaria, o prueba de todas formas.',
  offers: 'hosted',
};

export const NOT_READY: PaymentNotice = {
  kind: 'info',
  title: 'Configuración no lista',
  text: 'Estamos preparando tu pago. Se abre en un momento.',
};

/** The provider has no payment of the reference. */
export const CLOSED: PaymentNotice = {
  kind: 'info',
  title: 'Cerraste la ventana de pago',
  text: `No quedó ningún pago y tu pedido sigue aquí. Ábrela otra vez o paga en la página de ${PROVIDER}.`,
  offers: 'hosted',
};

/** The result is unknown: the payment may have been charged, so the text does not deny it. */
export const CLOSED_UNSURE: PaymentNotice = {
  kind: 'warning',
  title: 'Cerraste la ventana de pago',
  text: 'Si alcanzaste a pagar, te llega la confirmación por correo: espérala antes de pagar otra vez. Si no, puedes volver a abrirla.',
};

/** Back from the provider's page without a payment. */
export const NOT_FINISHED: PaymentNotice = {
  kind: 'info',
  title: 'No terminaste el pago. Nada se cobró.',
  text: 'Tu pedido sigue aquí: págalo cuando quieras, aquí mismo o de otra forma.',
};

/** Back from the provider's page, while nobody knows whether it took a payment. */
export const FINISHED_UNSURE: PaymentNotice = {
  ...CLOSED_UNSURE,
  title: 'No sabemos si terminaste el pago',
  text: 'Si alcanzaste a pagar, te llega la confirmación por correo: espérala antes de pagar otra vez.',
};

const CONFIG_FAILED = 'Error de configuración';

/** Notice for a config that could not be created, with the API's message if it has one for shoppers. */
export function configNotice(error: ApiError): PaymentNotice {
  const isWorded = !isServerUnreachable(error) && error.code !== 'unknown' && error.code !== 'network';
  const [fieldProblem] = Object.values(error.fields);
  return {
    kind: 'error',
    title: error.code.startsWith('discount.') ? 'Tu código de descuento' : CONFIG_FAILED,
    text: isWorded ? (fieldProblem ?? error.message) : 'No se pudo configurar el widget de pagos',
    offers: 'retry',
  };
}
