import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { OrderOverview } from './order-overview.js';
import type { Orders } from './orders.port.js';

describe(OrderOverview.name, () => {
  it('counts late orders as due today and those of today as due this week, up to the highest count', async () => {
    const countDue = () => Promise.resolve([999, 2, 5]);
    const overview = new OrderOverview({ countDue } as unknown as Orders, new ManualClock());
    expect(await overview.summary()).toEqual({ overdue: 999, today: 1000, week: 7 });
  });

  it('reads the money received of today, week and month at once, and at most every 15 seconds', async () => {
    const asked: (readonly Date[])[] = [];
    const receivedSince = (moments: readonly Date[]) => {
      asked.push(moments);
      return Promise.resolve([asked.length, 20, 30]);
    };
    // A Thursday, 15 January 2026.
    const clock = new ManualClock();
    const overview = new OrderOverview({ receivedSince } as unknown as Orders, clock);
    expect(await overview.sold()).toEqual({ today: 1, week: 20, month: 30 });
    clock.pass(14_999);
    expect(await overview.sold()).toEqual({ today: 1, week: 20, month: 30 });
    expect(asked.map((moments) => moments.map((moment) => moment.toISOString()))).toEqual([
      ['2026-01-15T05:00:00.000Z', '2026-01-12T05:00:00.000Z', '2026-01-01T05:00:00.000Z'],
    ]);
    clock.pass(1);
    expect(await overview.sold()).toEqual({ today: 2, week: 20, month: 30 });
  });
});
