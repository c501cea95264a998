/** No motif, or a piece that has no strap. */
export const NONE = 'none';
