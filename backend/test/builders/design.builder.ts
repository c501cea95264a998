import { Design } from '../../src/designs/domain/design.js';

/** A design of the seeded catalogue; give what the test is about. */
export function aDesign(changes: Partial<Design> = {}): Design {
  return Object.assign(new Design(), {
    productId: 1,
    name: 'Sofía',
    fontStyle: 'elegant',
    fontSize: 'medium',
    fontColor: 'gold',
    animalTheme: 'lion',
    bagColor: 'black',
    strap: '',
    hasBordado: true,
    addOns: [],
    keychainText: '',
    ...changes,
  });
}
