import { aPersonalisation, type PersonalisationChanges } from '../../../test/builders/cart.builder.js';
import { contentHash } from '../../common/content-hash.js';
import { optionsKey } from './piece.js';

const EMPTY_DESIGN = [null, null, null, null, null];

describe('optionsKey', () => {
  const plain = optionsKey(aPersonalisation());

  it.each<PersonalisationChanges>([
    { hasBordado: false },
    { addOns: ['pompon'] },
    { addOns: ['bow'] },
    { addOns: ['bow', 'pompon'] },
    { personalization: 'Sofía' },
    { personalization: 'sofía' },
    { keychainPersonalization: 'Sofía' },
    { embroideryFont: 'black' },
    { embroideryColor: 'black' },
    { fontSize: 'black' },
    { animalTheme: 'black' },
    { bagColor: 'black' },
    { strap: 'camel-stripes' },
    { specialRequest: 'Sofía' },
  ])('gives another key for %j', (changes) => {
    expect(optionsKey(aPersonalisation(changes))).not.toBe(plain);
  });

  it('is one for the two names of the name embroidery', () => {
    const key = (changes: PersonalisationChanges) => optionsKey(aPersonalisation(changes));
    const both = key({ addOns: ['addPersonalization', 'personalization'] });
    expect(key({ addOns: ['personalization'] })).toBe(both);
    expect(key({ addOns: ['addPersonalization'] })).toBe(both);
  });

  it('is the key with which the first releases stored the same add-ons', () => {
    const stored = contentHash(
      JSON.stringify([true, true, false, false, true, false, 'Sofía', '', ...EMPTY_DESIGN, '']),
    );
    expect(optionsKey(aPersonalisation({ addOns: ['personalization', 'pompon'], personalization: 'Sofía' }))).toBe(
      stored,
    );
  });

  it('distinguishes add-ons of the owner, in any order', () => {
    const key = (...addOns: string[]) => optionsKey(aPersonalisation({ addOns }));
    expect(new Set([plain, key('ribbon'), key('pompon'), key('pompon', 'ribbon')]).size).toBe(4);
  });

  it('does not depend on the order of the fields', () => {
    const { design, ...rest } = aPersonalisation();
    const reversed = Object.fromEntries(Object.entries(design).toReversed()) as typeof design;
    expect(optionsKey({ design: reversed, ...rest })).toBe(plain);
  });

  it('does not let a text run into the next field', () => {
    const a = optionsKey(aPersonalisation({ personalization: 'Sofía","', keychainPersonalization: '' }));
    const b = optionsKey(aPersonalisation({ personalization: 'Sofía', keychainPersonalization: '","' }));
    expect(a).not.toBe(b);
  });
});
