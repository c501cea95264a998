/** Where bank transfers go. Placeholders: the owner replaces them before the shop opens. */
export const BANK_ACCOUNT = {
  bank: 'Bancolombia',
  type: 'Ahorros',
  number: '000-000000-00',
  holder: 'Sigerist',
} as const;

/** Placeholder: the number that receives the proof, digits with country code. */
const PROOF_NUMBER = '573000000000';

/** Opens a chat in which the order's number is written already (decisions, 26). */
export function proofLink(orderNumber: string): string {
  return chatLink(`Hola, envío el comprobante de la transferencia de mi pedido ${orderNumber}.`);
}

/** Opens a chat for an order whose payment was voided. */
export function payAgainLink(orderNumber: string): string {
  return chatLink(`Hola, anularon el pago de mi pedido ${orderNumber} y quiero pagarlo otra vez.`);
}

function chatLink(text: string): string {
  return `https://wa.me/${PROOF_NUMBER}?text=${encodeURIComponent(text)}`;
}
