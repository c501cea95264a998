/** The errors of decisions about open money, as `@ApiErrors(…)` documents them. */

export const NOT_OPEN = [
  409,
  'money.not_open',
  'Alguien ya decidió sobre este dinero, o cambió mientras lo mirabas. Vuelve a cargar la lista.',
] as const;

export const MONEY_UNKNOWN = [404, 'money.not_found', 'Este dinero no está en la lista.'] as const;

export const OUTCOME_UNAVAILABLE = [
  422,
  'money.outcome_unavailable',
  'Eso no se puede hacer con este dinero.',
] as const;

export const NO_PURCHASE = [
  422,
  'money.no_purchase',
  'La tienda no sabe qué quería comprar. Escríbele a quien pagó y escribe su pedido con «Hacer un pedido nuevo».',
] as const;

export const ORDER_MISSING = [422, 'money.order_missing', 'Elige el pedido que recibe este dinero.'] as const;

export const OTHER_ORDER = [
  422,
  'money.other_order',
  'Este dinero ya está en su pedido. Para dárselo a otro, corrige primero el pago en ese pedido.',
] as const;

export const EVIDENCE_MISSING = [
  422,
  'money.evidence_missing',
  'Este dinero no son pesos enteros: devuélvelo primero y escribe el comprobante.',
] as const;

export const TWO_OWNERS = [
  422,
  'money.two_owners',
  'Este dinero no son pesos enteros y pasa de lo que una sola persona puede devolver. Anúlalo en el panel del proveedor: cuando lo informe, aquí solo lo quitas de la lista.',
] as const;

export const FIELD_UNUSED = 'Ese dato no va con esta decisión';
