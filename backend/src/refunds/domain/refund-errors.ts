export const REFUND_UNKNOWN = [404, 'refund.not_found', 'No encontramos esta devolución.'] as const;

export const REFUND_STATE = [
  409,
  'refund.state',
  'La devolución no puede pasar a ese estado desde el actual.',
] as const;

export const EXCEEDS_PAID = [
  422,
  'refund.exceeds_paid',
  'La devolución es mayor que lo que queda por devolver.',
] as const;

export const PIECES_REFUNDED = [
  422,
  'refund.pieces_refunded',
  'Esas piezas no son del pedido, o su dinero ya se devolvió.',
] as const;

export const SHIPPING_REFUND = [
  422,
  'refund.shipping',
  'El envío se devuelve por transferencia, cuando el pedido ya salió, y con el motivo escrito.',
] as const;

export const REQUEST_REFUNDED = [409, 'refund.request_refunded', 'Esta solicitud ya tiene su devolución.'] as const;

export const OTHER_REASON = [
  422,
  'refund.other_reason',
  'Una solicitud de retracto se devuelve por retracto, y una de garantía por garantía.',
] as const;

export const WAY_UNAVAILABLE = [
  422,
  'refund.way_unavailable',
  'El dinero no se puede devolver por ese medio.',
] as const;

export const OTHER_OWNER = [
  403,
  'refund.other_owner',
  'Esta devolución la aprueba otra persona: una dueña que no la haya pedido.',
] as const;

export const VOIDED_ALREADY = [
  409,
  'refund.voided_already',
  'El proveedor ya anuló este pago: el dinero volvió a la familia y la devolución quedó hecha.',
] as const;

export const NO_ACCOUNT = [409, 'refund.no_account', 'Esta devolución no tiene una cuenta.'] as const;

export const EVIDENCE_FIXED = [
  409,
  'refund.evidence_fixed',
  'Esta devolución ya terminó: su comprobante no se cambia.',
] as const;

export const NO_EVIDENCE_FILE = [
  404,
  'refund.no_evidence_file',
  'Esta devolución no tiene foto del comprobante.',
] as const;

export const LINK_BAD = [422, 'refund.bad_link', 'Este enlace ya no sirve. Escríbenos y te enviamos otro.'] as const;

export const ACCOUNT_GIVEN = [
  409,
  'refund.account_given',
  'Ya tenemos tu cuenta. Si te equivocaste, responde el correo y te enviamos otro enlace.',
] as const;

export const PROVIDER_UNAVAILABLE = [
  503,
  'payment.provider_away',
  'El proveedor de pagos no responde, y sin él no se sabe si ya anuló este pago. Intenta de nuevo en unos minutos.',
] as const;
