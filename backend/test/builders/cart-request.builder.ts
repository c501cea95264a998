/** The body of `POST /api/cart` as the pages send it, for an embroidered bag without extras. */
export function anAddition(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId: 1,
    name: 'Pañalera Multifuncional',
    price: 445000,
    quantity: 1,
    sessionId: crypto.randomUUID(),
    personalization: '',
    addPompon: false,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    addPersonalization: false,
    addNameEmbroidery: false,
    expressService: false,
    hasBordado: true,
    keychainPersonalization: '',
    ...changes,
  };
}
