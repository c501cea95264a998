import { InMemoryShopData } from '../../../test/fakes/in-memory-shop-data.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { testEnv } from '../../../test/support/env.js';
import type { Settings } from '../domain/shop-data.js';
import { ShopSettings } from './shop-settings.js';

describe(ShopSettings.name, () => {
  const open = (production = false) => {
    const [store, clock] = [new InMemoryShopData(), new ManualClock()];
    const env = { ...testEnv(''), production, shopEmail: 'ventas@example.com' };
    return { store, clock, settings: new ShopSettings(env, store, clock) };
  };
  const phone = async (settings: ShopSettings) => (await settings.shown()).settings.contact.phone;

  it('shows demonstration values outside production, and none in it', async () => {
    expect(await phone(open().settings)).toBe('+57 300 000 0000');
    const { settings } = open(true);
    expect((await settings.shown()).settings).toMatchObject({
      contact: { phone: null, email: 'ventas@example.com' },
      bank: null,
    });
    expect(await settings.missing()).toEqual(['contact.phone', 'contact.whatsapp', 'legal.taxId', 'bank.account']);
  });

  it('shows a change of another instance within a second, with another version', async () => {
    const { settings, store, clock } = open(true);
    const before = await settings.version();
    await store.save({ key: 'contact.phone', value: { value: '+57 311 222 3344' } });
    clock.pass(1_000);
    expect(await phone(settings)).toBe('+57 311 222 3344');
    expect(settings.current.contact.phone).toBe('+57 311 222 3344');
    expect(await settings.version()).not.toBe(before);
  });

  it('stores no demonstration value, so that it stays missing, and keeps what was emptied', async () => {
    const { settings, store } = open();
    const stored = async () => (await store.load()).find(({ key }) => key === 'contact.phone')!.value;
    await settings.write('contact.phone', '+57 311 222 3344');
    expect(await settings.missing()).not.toContain('contact.phone');
    await settings.write('contact.phone', '+57 300 000 0000');
    expect(await stored()).toBeNull();
    expect(await settings.missing()).toContain('contact.phone');
    await settings.write('contact.phone', null);
    expect(await stored()).toEqual({ value: null });
    expect((await settings.values()).get('contact.phone')).toBeNull();
  });

  it('calls back now and after a change only', async () => {
    const { settings, store, clock } = open();
    const received: Settings[] = [];
    settings.onChange((current) => received.push(current));
    await settings.shown();
    clock.pass(1_000);
    await settings.shown();
    expect(received).toHaveLength(1);
    await store.save({ key: 'legal.name', value: { value: 'Sigerist S.A.S.' } });
    clock.pass(1_000);
    await settings.shown();
    expect(received.map(({ legal }) => legal.name)).toEqual(['Sigerist', 'Sigerist S.A.S.']);
  });
});
