/** Who writes (Ley 1480, art. 50). Placeholders: the owner replaces them here and in `frontend/src/shared/lib/shop.ts`. */
export const SHOP_IDENTITY = {
  name: 'Sigerist',
  taxId: '900.000.000-0',
  address: 'Medellín, Antioquia, Colombia',
  phone: '+57 300 000 0000',
} as const;
