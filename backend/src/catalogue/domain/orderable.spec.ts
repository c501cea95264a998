import { aPersonalisation, type PersonalisationChanges } from '../../../test/builders/cart.builder.js';
import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { seedSources } from '../adapters/typeorm/seed-catalogue.js';
import {
  assertNoProblems,
  combinationError,
  fieldProblems,
  misplacedAddOn,
  nameRequired,
  withoutUnused,
} from './orderable.js';
import { AS_IN_PHOTO, USUAL_PHOTO } from '../../common/piece-design.js';
import { pricingOf } from './pricing.js';

const pricing = pricingOf(seedSources(), new Date());

describe('fieldProblems', () => {
  const problems = (changes: PersonalisationChanges) => fieldProblems(aPersonalisation(changes), pricing);

  it('finds none in the longest texts and in every choice of the shop', () => {
    const texts = { personalization: 'W'.repeat(20), keychainPersonalization: 'W'.repeat(12) };
    expect(problems({ ...texts, specialRequest: '👶'.repeat(200) })).toEqual({});
    for (const { id } of pricing.fontStyles) expect(problems({ embroideryFont: id })).toEqual({});
    for (const { id } of pricing.fontSizes) expect(problems({ fontSize: id })).toEqual({});
    for (const { id } of pricing.fontColors) expect(problems({ embroideryColor: id })).toEqual({});
    for (const { id } of pricing.animalThemes) expect(problems({ animalTheme: id })).toEqual({});
    for (const { id } of pricing.bagColors) expect(problems({ bagColor: id })).toEqual({});
  });

  it.each<[PersonalisationChanges, Record<string, string>]>([
    [{ personalization: 'a'.repeat(21) }, { personalization: 'Máximo 20 caracteres' }],
    [{ keychainPersonalization: 'a'.repeat(13) }, { keychainPersonalization: 'Máximo 12 caracteres' }],
    [{ specialRequest: 'a'.repeat(201) }, { specialRequest: 'Máximo 200 caracteres' }],
    [{ personalization: '👶' }, { personalization: expect.stringContaining('«👶»') as string }],
    [{ keychainPersonalization: '<i>' }, { keychainPersonalization: expect.stringContaining('«<»') as string }],
    [{ embroideryFont: 'gothic' }, { embroideryFont: 'Elige un estilo de letra de la lista' }],
    [{ fontSize: 'huge' }, { fontSize: 'Elige un tamaño de letra de la lista' }],
    [{ embroideryColor: 'neon' }, { embroideryColor: 'Elige un color de hilo de la lista' }],
    [{ animalTheme: '__proto__' }, { animalTheme: 'Elige un motivo de la lista' }],
    [{ bagColor: 'Black' }, { bagColor: 'Elige un color de bolso de la lista' }],
    // Seen on a photo, but not offered.
    [{ bagColor: 'sage' }, { bagColor: 'Elige un color de bolso de la lista' }],
    [{ strap: 'none' }, { strap: 'Elige una reata de la lista' }],
  ])('of %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('are reported together, the first one as the message', () => {
    const both = problems({ personalization: 'a'.repeat(21), fontSize: 'huge' });
    expect(() => assertNoProblems(both)).toThrow(
      expect.objectContaining({ kind: 'malformed', message: 'Máximo 20 caracteres', fields: both }) as Error,
    );
    expect(() => assertNoProblems({})).not.toThrow();
  });
});

it('keeps the add-ons that hang from a bag off the products that their rows name', () => {
  const changingPad = aProduct({ id: 8, name: 'Cambiador' });
  const hung = aPersonalisation({ addOns: ['bow', 'expressService'] });
  expect(misplacedAddOn(changingPad, hung, pricing)).toMatchObject({
    kind: 'invalid',
    message: 'Moño decorativo no va con Cambiador: quítalo para seguir.',
  });
  expect(misplacedAddOn(aProduct({ id: 1 }), hung, pricing)).toBeUndefined();
  expect(misplacedAddOn(changingPad, aPersonalisation({ addOns: ['expressService'] }), pricing)).toBeUndefined();
  expect(withoutUnused(hung, pricing, changingPad).addOns).toEqual(['expressService']);
});

describe('combinationError', () => {
  const plain = aPersonalisation({ hasBordado: false });
  const bare = aProduct({ embroiderable: false });

  it.each<PersonalisationChanges>([
    { hasBordado: true },
    { personalization: 'Sofía' },
    { addOns: ['personalization'] },
    { addOns: ['addPersonalization'] },
    { embroideryFont: 'elegant' },
    { embroideryColor: 'gold' },
    { fontSize: 'small' },
    { animalTheme: 'lion' },
  ])('lets no product without embroidery have %j', (changes) => {
    expect(combinationError(bare, aPersonalisation({ hasBordado: false, ...changes }), pricing)?.code).toBe(
      'personalisation.no_embroidery',
    );
  });

  it('lets a piece without embroidery have the name alone, with the add-on for it and without a motif', () => {
    const name = aPersonalisation({ hasBordado: false, personalization: 'Sofía', embroideryColor: 'gold' });
    const alone = { ...name, addOns: ['personalization'] };
    expect(combinationError(aProduct(), name, pricing)?.code).toBe('personalisation.embroidery_off');
    expect(combinationError(aProduct(), alone, pricing)).toBeUndefined();
    expect(combinationError(aProduct(), { ...alone, personalization: '' }, pricing)).toEqual(
      nameRequired('personalization'),
    );
    const motif = (id: string) => ({ ...alone, design: { ...alone.design, motif: id } });
    expect(combinationError(aProduct(), motif('none'), pricing)).toBeUndefined();
    expect(combinationError(aProduct(), motif('bear'), pricing)?.code).toBe('personalisation.embroidery_off');
  });

  it('lets only a piece with a strap have another one', () => {
    const chosen = aPersonalisation({ strap: 'anchors' });
    const photo = (strap: string) => aProduct({ photoDesign: { ...USUAL_PHOTO, strap } });
    expect(combinationError(photo('none'), chosen, pricing)?.code).toBe('personalisation.no_strap');
    expect(combinationError(photo('camel-stripes'), chosen, pricing)).toBeUndefined();
  });

  it('accepts all other options for a product without embroidery', () => {
    const extras = { addOns: ['bow', 'expressService', 'pompon'], design: { ...AS_IN_PHOTO, bagColour: 'red' } };
    const keychain = { addOns: ['keychain'], keychainPersonalization: 'Sofi' };
    expect(
      combinationError(bare, { ...plain, ...extras, ...keychain, specialRequest: 'Gracias' }, pricing),
    ).toBeUndefined();
  });

  it('asks for the text of a keychain, and only of a chosen one', () => {
    const refusal = combinationError(bare, { ...plain, addOns: ['keychain'] }, pricing);
    expect(refusal).toMatchObject({
      code: 'personalisation.keychain_text_required',
      message: 'Por favor ingresa el texto para el llavero personalizado',
      fields: { keychainPersonalization: expect.any(String) },
    });
    expect(combinationError(bare, { ...plain, keychainPersonalization: 'Sofi' }, pricing)).toBeUndefined();
  });

  it.each<PersonalisationChanges>([{ addOns: ['personalization'] }, { addOns: ['addPersonalization'] }])(
    'asks for the name of %j',
    (changes) => {
      const personalisation = aPersonalisation(changes);
      expect(combinationError(aProduct(), personalisation, pricing)).toEqual(nameRequired('personalization'));
      expect(combinationError(aProduct(), { ...personalisation, personalization: 'Sofía' }, pricing)).toBeUndefined();
    },
  );
});
