/** The roles of staff in the words of the workshop. */
export const ROLE_WORDS = { taller: 'Taller', duena: 'Dueña' } as const;

export const ROLE_HINTS = {
  taller: 'Pedidos, fotos y conversaciones.',
  duena: 'Todo: también precios, códigos, devoluciones, personas y descargas.',
} as const;

export const ROLE_OPTIONS = [
  { value: 'taller', label: ROLE_WORDS.taller },
  { value: 'duena', label: ROLE_WORDS.duena },
] as const;
