import { Logger } from '@nestjs/common';
import { aDesign } from '../../../test/builders/design.builder.js';
import { InMemoryDesigns } from '../../../test/fakes/in-memory-designs.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { JobHandlers } from '../../jobs/index.js';
import { ForgetOldDesigns, forgetOldDesigns } from './forget-old-designs.js';

const DAY = 86_400_000;

it('deletes designs every night that nobody opened for a year', async () => {
  Logger.overrideLogger(false);
  const designs = new InMemoryDesigns();
  const clock = new ManualClock();
  const handlers = new JobHandlers();
  await designs.keep(aDesign(), 'opened', clock.now());
  await designs.keep(aDesign({ name: 'Mateo' }), 'unopened', clock.now());
  new ForgetOldDesigns(handlers, designs, clock).onModuleInit();
  const night = () => handlers.toTaskList()[forgetOldDesigns.name]!({}, {} as never);

  expect(handlers.toTimetable()).toMatchObject([{ task: forgetOldDesigns.name }]);
  clock.pass(200 * DAY);
  await night();
  expect(await designs.open('opened', clock.now())).not.toBeNull();
  clock.pass(200 * DAY);
  await night();
  expect(await designs.open('unopened', clock.now())).toBeNull();
  expect(await designs.open('opened', clock.now())).not.toBeNull();
});
