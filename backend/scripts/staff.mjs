// `npm run staff -- add|list|disable EMAIL`: manages staff accounts, also while the shop runs.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { build } from './build.mjs';

const USAGE = 'Usage: npm run staff -- add EMAIL | list | disable EMAIL';

const commands = {
  async add(staff, email) {
    const { generatedPassword } = await staff.add(email, await askedPassword());
    console.log(`${email} may log in as an owner; sessions and second factors of an earlier account were removed.`);
    if (generatedPassword) console.log(`Password, shown this once: ${generatedPassword}`);
  },
  async list(staff) {
    for (const { email, staffRole, disabledAt } of await staff.list())
      console.log(
        `${email} ${staffRole}${disabledAt ? ` (disabled on ${disabledAt.toISOString().slice(0, 10)})` : ''}`,
      );
  },
  async disable(staff, email) {
    await staff.disable(email);
    console.log(`${email} is logged out and can log in no more.`);
  },
};

const [name, email] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command || (name !== 'list' && !email)) {
  console.error(USAGE);
  process.exit(1);
}

await build(['backend']);
const { withSharedDatabase } = await import('./with-database.mjs');
const { withStaff } = await import('../dist/src/bootstrap/staff-command.js');
await withSharedDatabase((databaseUrl) => withStaff(databaseUrl, (staff) => command(staff, email)));

/** Asks for a password. Returns undefined without a terminal or without input: then one is generated. */
async function askedPassword() {
  if (!process.stdin.isTTY) return undefined;
  process.stdout.write('Password (empty: one is made): ');
  // The terminal does not echo the input.
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const keyboard = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const password = await keyboard.question('');
  keyboard.close();
  process.stdout.write('\n');
  return password || undefined;
}
