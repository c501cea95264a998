import { derivedKeys, isSameSecret, Signatures } from './derived-key.js';
import { SealedText } from './sealed-text.js';

const OLD = { sessionSecret: 'the old secret' };
const BOTH = { sessionSecret: 'the new secret', sessionSecretPrevious: OLD.sessionSecret };
const NEW = { sessionSecret: BOTH.sessionSecret };

it('compares secrets of any length', () => {
  expect(isSameSecret('token', 'token')).toBe(true);
  expect(isSameSecret('', 'token')).toBe(false);
  expect(isSameSecret('token-longer', 'token')).toBe(false);
});

it('derives another key for each purpose', () => {
  expect(derivedKeys(NEW, 'one')).toEqual(derivedKeys(NEW, 'one'));
  expect(derivedKeys(NEW, 'one')).not.toEqual(derivedKeys(NEW, 'other'));
});

it('accepts signatures of the previous secret, and signs with the present one', () => {
  const old = new Signatures(OLD, 'links').sign('text');
  const both = new Signatures(BOTH, 'links');
  expect([both.fits(old, 'text'), both.fits(both.sign('text'), 'text')]).toEqual([true, true]);
  expect([both.fits(old, 'other'), new Signatures(BOTH, 'cards').fits(old, 'text')]).toEqual([false, false]);
  expect(new Signatures(NEW, 'links').fits(old, 'text')).toBe(false);
  expect(both.sign('text')).toBe(new Signatures(NEW, 'links').sign('text'));
});

it('opens texts that were sealed with the previous secret, and seals them anew', () => {
  const old = new SealedText(OLD, 'apps').seal('text');
  const [both, now] = [new SealedText(BOTH, 'apps'), new SealedText(NEW, 'apps')];
  expect([both.open(old), now.open(old)]).toEqual(['text', undefined]);
  const anew = both.sealedAnew(old)!;
  expect([now.open(anew), both.sealedAnew(anew), now.sealedAnew(old)]).toEqual(['text', undefined, undefined]);
});

it('opens no sealed text that was changed, and seals a text differently each time', () => {
  const apps = new SealedText(NEW, 'apps');
  const sealed = apps.seal('text');
  const bytes = Buffer.from(sealed, 'base64url');
  for (const index of bytes.keys())
    expect(apps.open(Buffer.from(bytes.with(index, bytes[index]! ^ 1)).toString('base64url'))).toBeUndefined();
  expect(apps.open('')).toBeUndefined();
  expect(apps.seal('text')).not.toBe(sealed);
});
