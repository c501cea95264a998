import type { Designs } from '../../src/designs/application/designs.port.js';
import type { Design } from '../../src/designs/domain/design.js';
import { aDesign } from '../builders/design.builder.js';

/** Contract of every store of designs. */
export function itKeepsDesigns(designs: () => Designs): void {
  const now = new Date('2026-01-15T15:00:00.000Z');

  it('finds a stored design by its exact URL', async () => {
    const design = aDesign({ name: "Ñ'Álvaro José", addOns: ['keychain', 'pompon'], keychainText: 'Mi bebé' });
    await designs().keep(design, 'code-found', now);
    expect(await designs().open('code-found', now)).toEqual(design);
    expect(await designs().open('code-wrong', now)).toBeNull();
  });

  it('gives one design one code, and any other design its own', async () => {
    expect(await designs().keep(aDesign(), 'code-first', now)).toBe('code-first');
    expect(await designs().keep(aDesign(), 'code-again', now)).toBe('code-first');
    expect(await designs().open('code-again', now)).toBeNull();
    const others: Partial<Design>[] = [
      { productId: 2 },
      { name: 'sofía' },
      { fontStyle: 'modern' },
      { fontSize: 'large' },
      { fontColor: 'blue' },
      { animalTheme: 'bear' },
      { bagColor: 'red' },
      { strap: 'anchors' },
      { hasBordado: false, addOns: ['personalization'] },
      { addOns: ['keychain'], keychainText: 'Mi bebé' },
      { addOns: ['keychain'], keychainText: 'Sofi' },
    ];
    for (const [index, changes] of others.entries()) {
      const code = `code-${index}----`;
      expect(await designs().keep(aDesign(changes), code, now)).toBe(code);
    }
  });
}
