import { InstalmentList } from './InstalmentList';

const first = { amount: 391_000, reference: 'SIG-7K2QXM-1' };
const rest = { amount: 391_000, reference: 'SIG-7K2QXM-2' };

export const states = {
  'before the first': (
    <InstalmentList
      instalments={[
        { ...first, state: 'due', payBy: '2026-12-02', paidAt: null },
        { ...rest, state: 'waiting', payBy: null, paidAt: null },
      ]}
    />
  ),
  'half paid': (
    <InstalmentList
      instalments={[
        { ...first, state: 'paid', payBy: null, paidAt: '2026-11-26T15:00:00.000Z' },
        { ...rest, state: 'due', payBy: '2026-12-22', paidAt: null },
      ]}
    />
  ),
};
