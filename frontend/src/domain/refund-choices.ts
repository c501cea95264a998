import type { RefundCovers, RefundReason, RefundWay } from '../api/refunds.api';

/** Reasons of refunds, in the words of the workshop. */
export const REFUND_REASONS: Readonly<Record<RefundReason, { name: string; hint: string }>> = {
  retracto: { name: 'Retracto', hint: 'Se arrepintió en los 5 días hábiles. 15 días calendario para devolver.' },
  garantia: { name: 'Garantía', hint: 'Llegó con un defecto. 15 días hábiles para devolver.' },
  incumplimiento: { name: 'Incumplimiento', hint: 'No llegó a tiempo o no era. 15 días calendario para devolver.' },
  reversion: { name: 'Reversión del pago', hint: 'La pidió también a su banco. 15 días hábiles para devolver.' },
  cortesia: { name: 'Acuerdo con la familia', hint: 'Un pago de más, o un detalle nuestro. 15 días hábiles.' },
};

/** What is given back. */
export const REFUND_COVERS: Readonly<Record<RefundCovers, { name: string; hint: string }>> = {
  order: { name: 'Piezas', hint: 'Lo que se pagó por el pedido, todo o una parte.' },
  shipping: { name: 'El envío', hint: 'Lo que la familia le pagó a la transportadora al recibir.' },
};

/** Ways to refund. `sentence` ends 'Vas a devolver $100.000 a Laura …', with the method of the payment. */
export const REFUND_WAYS: Readonly<
  Record<RefundWay, { name: string; hint: string; sentence: (method: string) => string }>
> = {
  card_void: {
    name: 'Anular el pago con tarjeta',
    hint: 'Lo hace el proveedor en minutos.',
    sentence: () => 'anulando el pago con tarjeta',
  },
  provider_panel: {
    name: 'Por el panel del proveedor',
    hint: 'La pides tú en su panel. Puede tardar 10 días hábiles.',
    sentence: (method) => `por el panel del proveedor, al mismo medio con que pagó (${method})`,
  },
  bank_transfer: {
    name: 'Por transferencia',
    hint: 'La familia recibe un enlace para escribir su cuenta.',
    sentence: () => 'por transferencia, a la cuenta que diga la familia',
  },
};
