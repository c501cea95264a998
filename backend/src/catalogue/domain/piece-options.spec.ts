import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import {
  addOnFields,
  chosenAddOns,
  editedAddOns,
  fromStored,
  type StoredPersonalisation,
  toStored,
} from './piece-options.js';
import { designToWire } from '../../common/piece-design.js';

const NO_FIELDS = {
  addPompon: false,
  addPersonalizedKeychain: false,
  addDecorativeBow: false,
  addPersonalization: false,
  addNameEmbroidery: false,
  expressService: false,
};

describe('the add-ons of a request', () => {
  it('are those that it names and those whose field is true, each once', () => {
    const fields = { addPompon: true, addDecorativeBow: false, expressService: null };
    expect(chosenAddOns(['ribbon', 'pompon', 'ribbon'], fields)).toEqual(['pompon', 'ribbon']);
  });

  it('are answered with the fields that were sent, also for the two names of the name embroidery', () => {
    const asked = { ...NO_FIELDS, addPersonalization: true };
    const answered = addOnFields(aPersonalisation({ addOns: chosenAddOns([], asked) }));
    expect(answered).toEqual({ ...asked, addOns: ['personalization'] });
  });

  it('stay in an edit unless their field is false', () => {
    const before = ['bow', 'pompon', 'ribbon'];
    expect(editedAddOns(before, {})).toEqual(before);
    expect(editedAddOns(before, { addPompon: false, addDecorativeBow: null, expressService: true })).toEqual([
      ...['bow', 'expressService', 'ribbon'],
    ]);
  });
});

describe('a stored personalisation', () => {
  it('is read as it was written', () => {
    const personalisation = aPersonalisation({ addOns: ['bow', 'ribbon'], personalization: 'Sofía', strap: 'anchors' });
    expect(fromStored(JSON.parse(JSON.stringify(toStored(personalisation))) as StoredPersonalisation)).toEqual(
      personalisation,
    );
  });

  it('can be read by an earlier release, which has only the fields', () => {
    const stored = toStored(aPersonalisation({ addOns: ['bow', 'expressService', 'ribbon'] }));
    expect(stored).toMatchObject({ ...NO_FIELDS, addDecorativeBow: true, expressService: true });
  });

  it('of a later release is refused, because its add-ons would be lost', () => {
    const later = { ...toStored(aPersonalisation()), version: 3 } as unknown as StoredPersonalisation;
    expect(() => fromStored(later)).toThrow('version 3');
  });

  it('of an earlier release is read with the add-ons of its fields', () => {
    const { design, addOns: _, ...texts } = aPersonalisation({ bagColor: 'red' });
    const { strap: __, ...look } = designToWire(design);
    const stored = { ...texts, ...look, ...NO_FIELDS, addPompon: true, addPersonalization: true };
    expect(fromStored(stored)).toEqual(aPersonalisation({ addOns: ['addPersonalization', 'pompon'], bagColor: 'red' }));
  });
});
