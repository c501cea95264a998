import { Controller, Get, Module, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AppModule } from '../src/app.module.js';
import { configureApi } from '../src/app.setup.js';
import {
  CurrentUser,
  IdentityModule,
  ManageStaff,
  MaybeSignedInGuard,
  SignedInGuard,
  type SignedInUser,
  StaffGuard,
} from '../src/identity/index.js';
import { createDatabase } from './support/database.js';
import { testEnv } from './support/env.js';
import { newcomer, PASSWORD } from './support/shopper.js';

/** Another module of the shop, as identity's door sees it. */
@Controller('probe')
class ProbeController {
  @Get('anyone')
  @UseGuards(MaybeSignedInGuard)
  anyone(@CurrentUser() user: SignedInUser | null) {
    return { user };
  }

  @Get('shopper')
  @UseGuards(SignedInGuard)
  shopper(@CurrentUser() user: SignedInUser) {
    return { user };
  }

  @Get('staff')
  @UseGuards(StaffGuard)
  staff(@CurrentUser() user: SignedInUser) {
    return { user };
  }
}

@Module({ imports: [IdentityModule], controllers: [ProbeController] })
class ProbeModule {}

describe('the guards of identity', () => {
  let app: NestExpressApplication;
  let drop: () => Promise<void>;
  const browser = () => request.agent(app.getHttpServer());
  const statuses = async (agent: ReturnType<typeof browser>) => {
    const answers = ['anyone', 'shopper', 'staff'].map(async (path) => (await agent.get(`/api/probe/${path}`)).status);
    return Promise.all(answers);
  };

  beforeAll(async () => {
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

  it('let guests pass only where anyone may', async () => {
    expect(await statuses(browser())).toEqual([200, 401, 401]);
    expect((await browser().get('/api/probe/staff')).body).toMatchObject({ code: 'auth.required' });
  });

  it('tell a shopper who they are, and keep staff matters from them', async () => {
    const agent = browser();
    await agent.post('/api/register').send(newcomer()).expect(201);

    expect(await statuses(agent)).toEqual([200, 200, 403]);
    expect((await agent.get('/api/probe/staff')).body).toMatchObject({ code: 'auth.forbidden' });
    const { body } = await agent.get('/api/probe/shopper');
    expect(body).toMatchObject({ user: { firstName: 'Laura', role: 'shopper' } });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('let staff pass until the moment they are disabled; a new password lets them in again', async () => {
    const staff = app.get(ManageStaff);
    const agent = browser();
    const logIn = (password: string) => agent.post('/api/login').send({ email: 'ana@sigerist.co', password });
    await staff.add('Ana@Sigerist.co', PASSWORD);
    await logIn(PASSWORD).expect(200);
    expect(await statuses(agent)).toEqual([200, 200, 200]);
    await agent.post('/api/account/delete').send({ password: PASSWORD }).expect(403);

    await staff.disable('ana@sigerist.co');
    expect(await statuses(agent)).toEqual([200, 401, 401]);
    await logIn(PASSWORD).expect(401);
    const { generatedPassword } = await staff.add('ana@sigerist.co');
    await logIn(generatedPassword!).expect(200);
    expect((await staff.list()).map(({ email }) => email)).toEqual(['ana@sigerist.co']);
  });

  it('make staff of no shopper, and the first staff account once', async () => {
    const staff = app.get(ManageStaff);
    const shopper = newcomer();
    await browser().post('/api/register').send(shopper).expect(201);

    await expect(staff.add(shopper.email, PASSWORD)).rejects.toThrow("is a shopper's account");
    for (const unusable of ['ana', 'ana@localhost'])
      await expect(staff.add(unusable, PASSWORD)).rejects.toThrow('no email address');
    await expect(staff.add('beto@sigerist.co', 'corta')).rejects.toThrow('8 to 128 characters');
    expect(await staff.ensureFirst('other@sigerist.co')).toBeUndefined();
  });
});
