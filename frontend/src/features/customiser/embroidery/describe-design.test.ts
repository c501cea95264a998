import { describeDesign } from './describe-design';
import type { Design } from './design';

const labels = {
  letter: { elegant: 'Elegante', modern: 'Moderna', classic: 'Clásica', playful: 'Divertida' },
  letterSize: { small: 'Pequeño', medium: 'Mediano', large: 'Grande' },
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
    none: 'Sin motivo',
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
    expect(describeDesign(design, labels)).toBe(
      'Sofía, letra elegante, tamaño mediano, hilo dorado, motivo león, color negro',
    );
  });

  it.each([
    ['modern', 'letra moderna'],
    ['classic', 'letra clásica'],
    ['playful', 'letra divertida'],
  ] as const)('names the letters %s', (letter, words) => {
    expect(describeDesign({ ...design, letter }, labels)).toContain(words);
  });

  it('takes the names of colours and themes from the catalogue', () => {
    const other: Design = { ...design, thread: 'blue', bagColour: 'navy', motif: 'unicorn' };
    expect(describeDesign(other, labels)).toBe(
      'Sofía, letra elegante, tamaño mediano, hilo azul, motivo unicornio, color azul marino',
    );
  });

  it('names the strap, and says that there is no motif', () => {
    const other: Design = { ...design, motif: 'none', strap: 'anchors' };
    expect(describeDesign(other, labels)).toMatch(/, sin motivo, color negro, reata anclas náuticas$/);
  });

  it('names the add-ons that hang on the piece', () => {
    const other: Design = { ...design, addOns: ['expressService', 'pompon'] };
    expect(describeDesign(other, labels)).toMatch(/, color negro, con pompón$/);
  });

  it('names no letters and no thread of a piece that nothing is embroidered on', () => {
    const plain: Design = { ...design, name: '', motif: 'none', strap: 'anchors' };
    expect(describeDesign(plain, labels)).toBe('Sin bordado, color negro, reata anclas náuticas');
  });

  it.each(['', '   '])('describes a design without a name (%j)', (name) => {
    expect(describeDesign({ ...design, name }, labels)).toMatch(/^Sin nombre, letra/);
  });

  it('trims the name and keeps its accents whole', () => {
    expect(describeDesign({ ...design, name: '  Sofi\u0301a ' }, labels)).toMatch(/^Sofía, /);
  });
});
