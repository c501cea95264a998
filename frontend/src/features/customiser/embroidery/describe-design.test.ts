import { describeDesign } from './describe-design';
import type { Design } from './design';

const labels = {
  thread: { gold: 'Dorado', silver: 'Plateado', white: 'Blanco', black: 'Negro', pink: 'Rosado', blue: 'Azul' },
  motif: {
    lion: 'León',
    giraffe: 'Jirafa',
    elephant: 'Elefante',
    bear: 'Oso',
    dinosaur: 'Dinosaurio',
    butterfly: 'Mariposa',
    unicorn: 'Unicornio',
    princess: 'Princesa',
  },
  strap: { anchors: 'Anclas náuticas' },
  addOn: { pompon: 'Pompón', expressService: 'Servicio express' },
  bagColour: { black: 'Negro', brown: 'Café', navy: 'Azul marino', pink: 'Rosado', purple: 'Morado', red: 'Rojo' },
};
const design: Design = {
  name: 'Sofía',
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'black',
  strap: 'none',
  addOns: [],
  keychainText: '',
};

describe('describeDesign', () => {
  it('describes the whole design in Spanish', () => {
    expect(describeDesign(design, labels)).toBe('Sofía, letra elegante, hilo dorado, bolso negro, motivo león');
  });

  it.each([
    ['modern', 'letra moderna'],
    ['classic', 'letra clásica'],
    ['playful', 'letra divertida'],
  ] as const)('names the font %s by its look', (letter, words) => {
    expect(describeDesign({ ...design, letter }, labels)).toContain(words);
  });

  it('takes the names of colours and themes from the catalogue', () => {
    const other: Design = { ...design, thread: 'blue', bagColour: 'navy', motif: 'unicorn' };
    expect(describeDesign(other, labels)).toBe('Sofía, letra elegante, hilo azul, bolso azul marino, motivo unicornio');
  });

  it('names the strap, and says that there is no motif', () => {
    const other: Design = { ...design, motif: 'none', strap: 'anchors' };
    expect(describeDesign(other, labels)).toMatch(/, bolso negro, sin motivo, reata anclas náuticas$/);
  });

  it('names the add-ons that hang on the piece', () => {
    const other: Design = { ...design, addOns: ['expressService', 'pompon'] };
    expect(describeDesign(other, labels)).toMatch(/, motivo león, con pompón$/);
  });

  it.each(['', '   '])('describes a design without a name (%j)', (name) => {
    expect(describeDesign({ ...design, name }, labels)).toMatch(/^Sin nombre, letra/);
  });

  it('trims the name and keeps its accents whole', () => {
    expect(describeDesign({ ...design, name: '  Sofi\u0301a ' }, labels)).toMatch(/^Sofía, /);
  });
});
