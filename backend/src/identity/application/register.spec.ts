import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { mailWelcomeJob } from './account-mails.js';

describe('Register', () => {
  let world: IdentityWorld;

  beforeEach(() => {
    world = new IdentityWorld();
  });

  it('opens an account of a shopper with a hash, its consents and one welcome mail', async () => {
    const { id, email } = await world.register({ acceptsMarketing: true });
    const now = world.clock.now();
    expect(await world.accounts.find(id)).toEqual({
      id,
      email,
      name: 'Laura Restrepo Gómez',
      passwordHash: `hash of ${PASSWORD}`,
      credentialsVersion: 1,
      phone: '+573001234567',
      shippingAddress: 'Calle 10 # 43-12',
      acceptsMarketing: true,
      role: 'shopper',
      staffRole: null,
      emailProvenAt: null,
      disabledAt: null,
      ownerSince: null,
      ownerUntil: null,
      createdAt: now,
    });
    const given = { accountId: id, given: true, textVersion: '2026-11', decidedAt: now };
    expect(await world.accounts.consentsOf(id)).toEqual([
      { ...given, purpose: 'data' },
      { ...given, purpose: 'marketing' },
    ]);
    expect(world.jobs.of(mailWelcomeJob)).toEqual([{ accountId: id }]);
    await world.sendMails();
    expect(world.mails).toMatchObject([{ to: email, limit: POLICIES.welcomeMails }]);
    expect(world.mails[0]!.text).toContain('Hola, Laura:');
  });

  it('notes no consent that was not given', async () => {
    const { id } = await world.register({ dataConsent: false });
    expect(await world.accounts.consentsOf(id)).toEqual([]);
  });

  it('refuses an email that has an account, and mails nothing', async () => {
    const { id, email } = await world.register();
    world.jobs.clear();
    await expect(world.register({ email, name: 'Otra' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'account.email_taken',
      fields: { email: 'Ya existe una cuenta con este correo' },
    });
    expect(world.jobs.of(mailWelcomeJob)).toEqual([]);
    expect(await world.accounts.findByEmail(email)).toMatchObject({ id, name: 'Laura Restrepo Gómez' });
  });

  it('limits the registrations of a network, before the slow hash', async () => {
    const { calls } = POLICIES.registrations;
    for (let call = 0; call < calls; call += 1) await world.limiter.consume(POLICIES.registrations, '192.0.2.1');
    await expect(world.register()).rejects.toMatchObject({ kind: 'too_many' });
    expect(world.hasher.hashed).toEqual([]);
    await world.register({}, '192.0.2.2');
  });
});
