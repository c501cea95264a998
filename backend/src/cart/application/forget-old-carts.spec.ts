import { Logger } from '@nestjs/common';
import { aCartLine } from '../../../test/builders/cart.builder.js';
import { InMemoryCartRepository } from '../../../test/fakes/in-memory-cart.repository.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { JobHandlers } from '../../jobs/index.js';
import { ForgetOldCarts, forgetOldCarts } from './forget-old-carts.js';

const DAY = 86_400_000;

it('deletes carts every night that nobody touched for 90 days', async () => {
  Logger.overrideLogger(false);
  const carts = new InMemoryCartRepository();
  const clock = new ManualClock();
  const handlers = new JobHandlers();
  const line = aCartLine();
  await carts.add(line, { pieces: 99, lines: 200 });
  new ForgetOldCarts(handlers, carts, clock).onModuleInit();
  const night = async (daysLater: number) => {
    clock.pass(Date.now() + daysLater * DAY - clock.now().getTime());
    await handlers.toTaskList()[forgetOldCarts.name]!({}, {} as never);
    return (await carts.lines(line.sessionId)).length;
  };

  expect(handlers.toTimetable()).toMatchObject([{ task: forgetOldCarts.name }]);
  expect(await night(89)).toBe(1);
  expect(await night(91)).toBe(0);
});
