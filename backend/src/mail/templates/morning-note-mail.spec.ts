import { readFile } from 'node:fs/promises';
import { shopSettings } from '../../settings/index.js';
import { signMailsWith } from './letter.js';
import { morningNoteMail, type MorningNoteMail } from './morning-note-mail.js';

const QUIET: MorningNoteMail = {
  to: 'hola@sigerist.co',
  today: '2026-11-25',
  panelUrl: 'https://sigerist.co/panel',
  sold: 0,
  dueToday: 0,
  overdue: 0,
  toMake: 0,
  transfers: 0,
  moneyToReview: 0,
  refunds: 0,
  lateRefunds: 0,
  requests: 0,
  unrefunded: 0,
  lateUnrefunded: 0,
  lateRequests: 0,
  firstRequestDay: null,
  photosWaiting: 0,
  photosWithError: 0,
  misses: [],
  stoppedChanges: [],
  failedJobs: 0,
};

const BUSY: MorningNoteMail = {
  ...QUIET,
  sold: 1_290_000,
  dueToday: 3,
  overdue: 1,
  toMake: 9,
  transfers: 2,
  moneyToReview: 1,
  refunds: 2,
  lateRefunds: 1,
  requests: 2,
  unrefunded: 3,
  lateUnrefunded: 1,
  lateRequests: 1,
  firstRequestDay: '2026-11-24',
  photosWaiting: 4,
  photosWithError: 1,
  failedJobs: 1,
  stoppedChanges: ['Precios de diciembre'],
  misses: [
    { question: '¿Hacen <b>gorros</b> & guantes?', count: 3 },
    { question: '¿Abren el domingo?', count: 1 },
  ],
};

const golden = (name: string) => readFile(new URL(`../../../test/golden/${name}`, import.meta.url), 'utf8');

describe('the mail at seven in the morning', () => {
  beforeAll(() => signMailsWith(shopSettings({ email: 'hola@sigerist.co', placeholders: true })));

  it.each([
    ['morning-note', BUSY],
    ['morning-note-quiet', QUIET],
  ])('is test/golden/%s, as text and as HTML', async (name, facts) => {
    const mail = morningNoteMail(facts);
    expect(`${mail.subject}\n\n${mail.text}\n`).toBe(await golden(`${name}.txt`));
    expect(`${mail.html}\n`).toBe(await golden(`${name}.html.golden`));
  });

  it('has the day as its id, so that it is sent once', () => {
    expect(morningNoteMail(BUSY)).toMatchObject({ to: 'hola@sigerist.co', id: 'morning-note-2026-11-25' });
  });
});
