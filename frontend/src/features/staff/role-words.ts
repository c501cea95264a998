/** The roles of staff in the words of the workshop. */
export const ROLE_WORDS = { taller: 'Taller', contador: 'Contabilidad', duena: 'Dueña' } as const;

export const ROLE_HINTS = {
  taller: 'Pedidos, fotos y conversaciones.',
  contador: 'Ve el dinero, los libros y los pedidos sin nombres de bebés ni direcciones. No cambia nada.',
  duena: 'Todo: también precios, códigos, devoluciones, personas y descargas.',
} as const;

export const ROLE_OPTIONS = [
  { value: 'taller', label: ROLE_WORDS.taller },
  { value: 'contador', label: ROLE_WORDS.contador },
  { value: 'duena', label: ROLE_WORDS.duena },
] as const;
