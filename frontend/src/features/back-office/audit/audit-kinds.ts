import type { AuditKind } from '../../../api/audit.api';

/** The kinds of entries in the owner's words, in the order of the filter. */
export const AUDIT_KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  login: 'Entradas al panel',
  login_refused: 'Entradas rechazadas',
  logout: 'Salidas del panel',
  read: 'Datos consultados',
  export: 'Descargas',
  order_status: 'Estados de pedidos',
  order_money: 'Dinero de pedidos',
  order_note: 'Notas de pedidos',
  order_piece: 'Piezas de pedidos',
  order_mail: 'Correos de pedidos',
  shipment: 'Guías de envío',
  correction: 'Correcciones de pedidos',
  customer_request: 'Solicitudes de clientes',
  refund: 'Devoluciones',
  finished_photo: 'Fotos de piezas terminadas',
  payment: 'Pagos',
  conversation: 'Chats',
  chatbot: 'Chatbot',
  faq: 'Preguntas frecuentes',
  change_set: 'Cambios de la tienda',
  media: 'Fotos de la tienda',
  staff: 'Personas',
};
