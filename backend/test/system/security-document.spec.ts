import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD } from '../../src/identity/domain/password.js';

const at = (name: string) => new URL(`../../../${name}`, import.meta.url);
const read = (name: string) => readFileSync(at(name), 'utf8');
const document = read('docs/security.md').replaceAll(/\s+/g, ' ');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they come first in each section. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

describe('docs/security.md', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) +\|([^|]+)\|(.+)\|$/gm)];
  const answers = rows.map(([, id, , answer]) => [id!, answer!.trim()] as const);

  it('answers every requirement of levels 1 and 2 once', () => {
    const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(answers.map(([id]) => id)).toEqual(all);
  });

  it.each(answers)('states how far %s is met, with a test or the reason for its absence', (_id, answer) => {
    expect(answer).toMatch(/^(met\b|partly:|\*\*not\*\*|n\/a:)/);
    if (/^(met|partly)/.test(answer)) expect(answer).toMatch(/(?:spec|test)\.tsx?`|No test/);
    else expect(answer.length).toBeGreaterThan('**not**:'.length);
  });

  // A test that is met must not outlive what it tests.
  const folders = ['backend/src', 'backend/embedded-postgres', 'backend/test', 'frontend/src', 'frontend/e2e'];
  const files = folders.flatMap((folder) => readdirSync(at(folder), { recursive: true, encoding: 'utf8' }));
  const existing = new Set(files.map((file) => path.basename(file)));
  const named = [...read('docs/security.md').matchAll(/`([\w./-]+)`/g)].map(([, name]) => path.basename(name!));

  it.each([...new Set(named.filter((name) => /[.-](spec|test)\.tsx?$/.test(name)))])(
    'names %s, which exists',
    (file) => {
      expect(existing).toContain(file);
    },
  );

  const documents = [...document.matchAll(/`((?:backend|docs)\/[\w./-]+\.md)`/g)].map(([, name]) => name!);

  it.each([...new Set(documents)])('names the document %s, which exists', (name) => {
    expect(existsSync(at(name))).toBe(true);
  });

  /** A number in the code, and the words of the document that must hold it. */
  const NUMBERS: readonly (readonly [file: string, value: RegExp, words: (value: number) => string])[] = [
    [
      'identity/domain/reset-code.ts',
      /MINUTES_VALID = (\d+)/,
      (minutes) => `recovery codes and links live ${minutes} minutes`,
    ],
    ['orders/application/order-access.ts', /HOURS_VALID = (\d+)/, (hours) => `links to an order ${hours} hours`],
    [
      'orders/application/order-access.ts',
      /MAIL_LINK_DAYS_VALID = (\d+)/,
      (days) => `in the mails about it, ${days} days`,
    ],
    ['privacy/domain/privacy-request.ts', /MINUTES_VALID = (\d+)/, (minutes) => `privacy links ${minutes} minutes`],
    [
      'identity/application/confirm-email.ts',
      /DAYS_VALID = (\d+)/,
      (days) => `the link that confirms an email ${days} days`,
    ],
    ['identity/adapters/http/web-sessions.ts', /IDLE_MS = (\d+) \* DAY_MS/, (days) => `${days} days unused`],
    ['identity/application/session-authenticator.ts', /DAYS = (\d+)/, (days) => `${days} days in all`],
    ['identity/application/manage-staff.ts', /randomBytes\((\d+)\)/, (bytes) => `staff (${bytes * 8} bits)`],
    [
      'identity/adapters/argon2/argon2-password-hasher.ts',
      /memoryCost: ([\d_]+)/,
      (kilobytes) => `argon2id, ${kilobytes / 1024} MiB`,
    ],
    ['identity/adapters/argon2/argon2-password-hasher.ts', /timeCost: (\d+)/, (passes) => `${passes} passes`],
    ['common/http/shallow-body.ts', /DEPTH = (\d+)/, (levels) => `at most ${levels} levels deep`],
    ['bootstrap/app.setup.ts', /limit: '(\d+)kb'/, (kilobytes) => `bodies end at ${kilobytes} kB`],
    ['jobs/retention.ts', /'cart',.*ageMs: (\d+) \* DAY_MS/, (days) => `carts ${days} days after`],
    ['jobs/retention.ts', /'chatbot_miss',.*ageMs: (\d+) \* DAY_MS/, (days) => `of the bot after ${days} days`],
    [
      'jobs/retention.ts',
      /'chatbot_event',.*ageMs: (\d+) \* DAY_MS/,
      (days) => `messaging platform after ${days} days`,
    ],
    ['jobs/retention.ts', /'design',.*ageMs: (\d+) \* DAY_MS/, (days) => `designs after ${days} days`],
    ['jobs/retention.ts', /'contact_message',.*ageMs: (\d+) \* DAY_MS/, (days) => `messages after ${days} days`],
    ['jobs/retention.ts', /'payment_event',.*ageMs: (\d+) \* DAY_MS/, (days) => `provider after ${days} days`],
    ['payments/application/payment-retention.ts', /UNPAID_DAYS_KEPT = (\d+)/, (days) => `made after ${days} days`],
    ['jobs/failed-jobs.ts', /interval '(\d+) days'/, (days) => `failed for good after ${days} days`],
  ];

  it.each(NUMBERS)('has the number of %s (%s)', (file, value, words) => {
    const [, number] = value.exec(read(`backend/src/${file}`)) ?? [];
    expect(document).toContain(words(Number(number?.replaceAll('_', ''))));
  });

  it('has the lengths of passwords', () => {
    expect(document).toContain(`${PASSWORD.minLength} to ${PASSWORD.maxLength}`);
  });
});
