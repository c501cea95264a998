import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/bootstrap/app.module.js';
import { configureApi } from '../src/bootstrap/app.setup.js';
import { OptionalAuth, Owner, ConfirmedIdentity, Public, Staff } from '../src/common/http/access.js';
import { CurrentUser, ManageStaff, type SignedInUser } from '../src/identity/index.js';
import { resetPassport } from './support/app.js';
import { createDatabase } from './support/database.js';
import { testEnv } from './support/env.js';
import { newcomer, PASSWORD } from './support/shopper.js';

/** A controller of another module. */
@Controller('probe')
class ProbeController {
  @Get('public')
  @Public()
  public(@CurrentUser() user: SignedInUser | null) {
    return { user };
  }

  @Get('optional')
  @OptionalAuth()
  optional(@CurrentUser() user: SignedInUser | null) {
    return { user };
  }

  @Get('unmarked')
  unmarked(@CurrentUser() user: SignedInUser) {
    return { user };
  }

  @Get('staff')
  @Staff()
  staff(@CurrentUser() user: SignedInUser) {
    return { user };
  }
}

@Controller('staff-probe')
@Staff()
class StaffProbeController {
  @Get('unmarked')
  unmarked(@CurrentUser() user: SignedInUser) {
    return { user };
  }
}

@Controller('owner-probe')
@Owner()
class OwnerProbeController {
  @Get('prices')
  prices() {
    return {};
  }

  @Get('people')
  @ConfirmedIdentity()
  people() {
    return {};
  }
}

@Module({ controllers: [ProbeController, StaffProbeController, OwnerProbeController] })
class ProbeModule {}

describe('the global guard', () => {
  let app: NestExpressApplication;
  let drop: () => Promise<void>;
  const browser = () => request.agent(app.getHttpServer());
  const statuses = async (agent: ReturnType<typeof browser>) => {
    const paths = ['probe/public', 'probe/optional', 'probe/unmarked', 'probe/staff', 'staff-probe/unmarked'];
    const answers = paths.map(async (path) => (await agent.get(`/api/${path}`)).status);
    return Promise.all(answers);
  };

  beforeAll(async () => {
    resetPassport();
    const database = await createDatabase();
    drop = database.drop;
    const module = { module: ProbeModule, imports: [AppModule.with(testEnv(database.url))] };
    app = await NestFactory.create<NestExpressApplication>(module, { logger: false, abortOnError: false });
    configureApi(app);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await drop();
  });

  it('admits guests only to marked operations', async () => {
    expect(await statuses(browser())).toEqual([200, 200, 401, 401, 401]);
    expect((await browser().get('/api/probe/staff')).body).toMatchObject({ code: 'auth.required' });
  });

  it('rejects shoppers where staff is required, and passes the user to the other operations', async () => {
    const agent = browser();
    await agent.post('/api/register').send(newcomer()).expect(201);

    expect(await statuses(agent)).toEqual([200, 200, 200, 403, 403]);
    expect((await agent.get('/api/probe/staff')).body).toMatchObject({ code: 'auth.forbidden' });
    const { body } = await agent.get('/api/probe/optional');
    expect(body).toMatchObject({ user: { firstName: 'Laura', role: 'shopper' } });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await agent.get('/api/probe/public')).body).toEqual({ user: null });
  });

  it('admits staff until the account is disabled, and again after a new password', async () => {
    const staff = app.get(ManageStaff);
    const agent = browser();
    const logIn = (password: string) => agent.post('/api/login').send({ email: 'ana@sigerist.co', password });
    await staff.add('Ana@Sigerist.co', PASSWORD);
    await logIn(PASSWORD).expect(200);
    expect(await statuses(agent)).toEqual([200, 200, 200, 200, 200]);
    // Staff are strangers on the operations of customers.
    expect((await agent.get('/api/probe/optional')).body).toEqual({ user: null });
    expect((await agent.get('/api/probe/staff')).body).toMatchObject({ user: { email: 'ana@sigerist.co' } });
    await agent.post('/api/account/delete').send({ password: PASSWORD }).expect(403);

    await staff.disable('ana@sigerist.co');
    expect(await statuses(agent)).toEqual([200, 200, 401, 401, 401]);
    await logIn(PASSWORD).expect(401);
    const { generatedPassword } = await staff.add('ana@sigerist.co');
    await logIn(generatedPassword!).expect(200);
    expect((await staff.list()).map(({ email }) => email)).toEqual(['ana@sigerist.co']);
  });

  it('admits only owners where an owner is required, and asks for a proof of the identity again', async () => {
    const staff = app.get(ManageStaff);
    const agent = browser();
    const probe = async (path: string) => {
      const { status, body } = await agent.get(`/api/owner-probe/${path}`);
      return [status, (body as { code?: string }).code];
    };
    const confirm = (password: string) => agent.post('/api/auth/confirm').send({ password });
    await staff.add('bea@sigerist.co', PASSWORD);
    await agent.post('/api/login').send({ email: 'bea@sigerist.co', password: PASSWORD }).expect(200);
    expect((await agent.get('/api/auth/check')).body).toMatchObject({ user: { role: 'staff', staffRole: 'duena' } });
    expect([await probe('prices'), await probe('people')]).toEqual([
      [200, undefined],
      [403, 'auth.password_again'],
    ]);
    await confirm('Otra-Clave-2026').expect(422);
    await agent.post('/api/auth/confirm').send({ passkey: null, password: 5 }).expect(400);
    await confirm(PASSWORD).expect(200);
    expect(await probe('people')).toEqual([200, undefined]);

    await app.get(DataSource).query("UPDATE account SET staff_role = 'taller' WHERE email = 'bea@sigerist.co'");
    const refused = [403, 'auth.forbidden'];
    expect([await probe('prices'), await probe('people')]).toEqual([refused, refused]);
    await agent.get('/api/probe/staff').expect(200);
  });
});
