import type { Designs } from '../../src/designs/application/designs.port.js';
import { Design } from '../../src/designs/domain/design.js';

/** What every store of designs does. */
export function itKeepsDesigns(designs: () => Designs): void {
  const aDesign = (changes: Partial<Design> = {}): Design =>
    Object.assign(new Design(), {
      productId: 1,
      name: 'Sofía',
      fontStyle: 'elegant',
      fontSize: 'medium',
      fontColor: 'gold',
      animalTheme: 'lion',
      bagColor: 'black',
      ...changes,
    });

  it('finds what it keeps, letter by letter', async () => {
    const design = aDesign({ name: "Ñ'Álvaro José" });
    await designs().keep(design, 'code-found');
    expect({ ...(await designs().find('code-found')) }).toEqual({ ...design });
    expect(await designs().find('code-wrong')).toBeNull();
  });

  it('gives one design one code, and any other design its own', async () => {
    expect(await designs().keep(aDesign(), 'code-first')).toBe('code-first');
    expect(await designs().keep(aDesign(), 'code-again')).toBe('code-first');
    expect(await designs().find('code-again')).toBeNull();
    const others: Partial<Design>[] = [
      { productId: 2 },
      { name: 'sofía' },
      { fontStyle: 'modern' },
      { fontSize: 'large' },
      { fontColor: 'blue' },
      { animalTheme: 'bear' },
      { bagColor: 'red' },
    ];
    for (const [index, changes] of others.entries()) {
      const code = `code-${index}----`;
      expect(await designs().keep(aDesign(changes), code)).toBe(code);
    }
  });
}
