// `npm run migration:generate -- AddSomething`, `migration:run`, `migration:revert`: TypeORM's commands on the shop's database.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [command, name] = process.argv.slice(2);
if (command === 'generate' && !name) {
  console.error('Give the migration a name: npm run migration:generate -- AddSomething');
  process.exit(1);
}

await build(['backend']);
const { withDatabase } = await import('./with-database.mjs');
process.exitCode = await withDatabase((databaseUrl) => {
  const target = command === 'generate' ? ['--pretty', '--esm', `backend/src/database/migrations/${name}`] : [];
  // Not through npx, which images do not contain.
  const typeorm = path.join(path.dirname(fileURLToPath(import.meta.resolve('typeorm/package.json'))), 'cli.js');
  const { status } = spawnSync(
    process.execPath,
    [typeorm, `migration:${command}`, '-d', 'backend/dist/src/database/cli-data-source.js', ...target],
    // The URL may come from DATABASE_URL_FILE; both variables together are refused.
    { cwd: root, stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: undefined } },
  );
  return status ?? 1;
});
