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
  const text = `Hola, envío el comprobante de la transferencia de mi pedido ${orderNumber}.`;
  return `https://wa.me/${PROOF_NUMBER}?text=${encodeURIComponent(text)}`;
}
