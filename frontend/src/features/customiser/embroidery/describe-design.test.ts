import { describeDesign } from './describe-design';
import type { Design } from './design';

const labels = {
  fontColor: { gold: 'Dorado', silver: 'Plateado', white: 'Blanco', black: 'Negro', pink: 'Rosado', blue: 'Azul' },
  animalTheme: {
    lion: 'León',
    giraffe: 'Jirafa',
    elephant: 'Elefante',
    bear: 'Oso',
    dinosaur: 'Dinosaurio',
    butterfly: 'Mariposa',
    unicorn: 'Unicornio',
    princess: 'Princesa',
  },
  bagColor: { black: 'Negro', brown: 'Café', navy: 'Azul marino', pink: 'Rosado', purple: 'Morado', red: 'Rojo' },
};
const design: Design = {
  name: 'Sofía',
  fontStyle: 'elegant',
  fontSize: 'medium',
  fontColor: 'gold',
  animalTheme: 'lion',
  bagColor: 'black',
};

describe('describeDesign', () => {
  it('describes the whole design in Spanish', () => {
    expect(describeDesign(design, labels)).toBe('Sofía, letra elegante, hilo dorado, bolso negro, motivo león');
  });

  it.each([
    ['modern', 'letra moderna'],
    ['classic', 'letra clásica'],
    ['playful', 'letra divertida'],
  ] as const)('names the font %s by its look', (fontStyle, words) => {
    expect(describeDesign({ ...design, fontStyle }, labels)).toContain(words);
  });

  it('takes the names of colours and themes from the catalogue', () => {
    const other: Design = { ...design, fontColor: 'blue', bagColor: 'navy', animalTheme: 'unicorn' };
    expect(describeDesign(other, labels)).toBe('Sofía, letra elegante, hilo azul, bolso azul marino, motivo unicornio');
  });

  it.each(['', '   '])('describes a design without a name (%j)', (name) => {
    expect(describeDesign({ ...design, name }, labels)).toMatch(/^Sin nombre, letra/);
  });

  it('trims the name and keeps its accents whole', () => {
    expect(describeDesign({ ...design, name: '  Sofi\u0301a ' }, labels)).toMatch(/^Sofía, /);
  });
});
