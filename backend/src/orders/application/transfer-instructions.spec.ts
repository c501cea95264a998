import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { InMemoryShopData } from '../../../test/fakes/in-memory-shop-data.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { testEnv } from '../../../test/support/env.js';
import { DiscountUses } from '../../cart/index.js';
import { ShopSettings } from '../../settings/index.js';
import { TransferInstructions } from './transfer-instructions.js';

const env = testEnv('');
const settingsOf = (changes: object = {}) =>
  new ShopSettings({ ...env, ...changes }, new InMemoryShopData(), new ManualClock());
const demonstration = settingsOf();
const unfilled = settingsOf({ production: true });

const uses = new DiscountUses(new InMemoryDiscounts(), new ManualClock());
const order = { number: 'SIG-7K2QXM', bankAccount: null };

describe('TransferInstructions', () => {
  it('names the account and opens a chat with the order’s number', () => {
    const instructions = new TransferInstructions(demonstration, uses);
    expect(instructions.get(order)).toEqual({
      bank: 'Bancolombia',
      type: 'Ahorros',
      number: '000-000000-00',
      holder: 'Sigerist',
      isWithdrawn: false,
      proofUrl: expect.stringMatching(/^https:\/\/wa\.me\/573000000000\?text=.*SIG-7K2QXM/) as string,
    });
    expect(() => instructions.assertOffered()).not.toThrow();
  });

  it('refuses bank transfers while the account is a placeholder in production', () => {
    const instructions = new TransferInstructions(unfilled, uses);
    expect(instructions.find(order)).toBeNull();
    const refusal = { kind: 'invalid', code: 'order.transfer_unavailable' };
    expect(() => instructions.assertOffered()).toThrow(expect.objectContaining(refusal) as Error);
    expect(() => instructions.get(order)).toThrow(expect.objectContaining(refusal) as Error);
  });

  it('offers the account without a link for the proof while only the WhatsApp number is missing', async () => {
    const withoutChat = settingsOf();
    await withoutChat.write('contact.whatsapp', null);
    await withoutChat.onModuleInit();
    withoutChat.onModuleDestroy();
    const instructions = new TransferInstructions(withoutChat, uses);
    expect(instructions.get(order)).toMatchObject({ number: '000-000000-00', proofUrl: null });
  });

  it('names the account that the customer was shown, also when the shop has another one or none', async () => {
    const bankAccount = { bank: 'Bancolombia', type: 'Ahorros', number: '111-222333-44', holder: 'Sigerist' };
    const shown = { ...order, bankAccount };
    for (const present of ['111 222333 44', '999-888777-66', null]) {
      const settings = settingsOf({ production: true });
      await settings.write('bank.account', present);
      await settings.refresh();
      const instructions = new TransferInstructions(settings, uses);
      const isWithdrawn = present !== '111 222333 44';
      expect(instructions.find(shown)).toMatchObject({ ...bankAccount, isWithdrawn });
      expect(await instructions.isWithdrawn(shown)).toBe(isWithdrawn);
      expect(await instructions.isWithdrawn(order)).toBe(false);
    }
  });
});
