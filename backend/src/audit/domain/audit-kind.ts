/** Kinds of entries, by which the owner filters the log; a new kind is one line here and its words in the panel. */
export const AUDIT_KINDS = [
  'login',
  'login_refused',
  'logout',
  'read',
  'export',
  'order_status',
  'order_money',
  'order_note',
  'order_piece',
  'order_mail',
  'shipment',
  'correction',
  'customer_request',
  'refund',
  'finished_photo',
  'payment',
  'conversation',
  'chatbot',
  'faq',
  'change_set',
  'media',
  'staff',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
