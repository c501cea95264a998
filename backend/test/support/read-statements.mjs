// Loaded by every test file: a statement of the shop that names a spread table without its key throws (distribution.ts).
import './load-typescript.mjs';
import pg from 'pg';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

const { faultOf, tablesWithoutKey } = await import('./distribution.ts');
const statementsWithKey = new Set();

const { value: ask } = Object.getOwnPropertyDescriptor(PostgresQueryRunner.prototype, 'query');
/** Checks a statement when TypeORM is called: after an `await` the stack may no longer contain the caller. */
PostgresQueryRunner.prototype.query = function (...asked) {
  read(asked[0]);
  return ask.apply(this, asked);
};

const { value: askPool } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(pg.Pool.prototype), 'query');
/** The same for a pool, which connects first. */
pg.Pool.prototype.query = function (...asked) {
  read(textOf(asked[0]));
  return askPool.apply(this, asked);
};

const { value: send } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
pg.Client.prototype.query = function (...asked) {
  read(textOf(asked[0]));
  return send.apply(this, asked);
};

function textOf(asked) {
  return typeof asked === 'string' ? asked : asked?.text;
}

function read(text) {
  if (!text || statementsWithKey.has(text)) return;
  if (tablesWithoutKey(text).length === 0) {
    statementsWithKey.add(text);
    return;
  }
  const { isExempt, from } = sender();
  const fault = isExempt ? undefined : faultOf(text, from);
  if (!fault) return;
  // A test whose job or request fails by this sees no reason.
  console.error(fault);
  throw new Error(fault);
}

/** Tests and migrations are exempt; `from` is the nearest file below backend/src, if the stack still has one. */
function sender() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  const files = [...stack.matchAll(/\/backend\/((?:src|test)\/[^?:)]*)/g)]
    .map(([, file]) => file)
    .filter((file) => !file.endsWith('/read-statements.mjs') && file !== 'src/database/preparing-client.ts');
  const [nearest] = files;
  const isTest = nearest !== undefined && (nearest.startsWith('test/') || nearest.endsWith('spec.ts'));
  const isMigration = files.some((file) => file.startsWith('src/database/migrations/'));
  // TypeORM or the pool now sends a statement that was checked above.
  const [caller = ''] = stack
    .split('\n')
    .filter((line) => /^ +at /.test(line) && !/read-statements\.mjs|preparing-client/.test(line));
  const wasRead =
    stack.includes('/typeorm/driver/postgres/PostgresQueryRunner.js') || caller.includes('/pg-pool/index.js');
  return { isExempt: isTest || isMigration || wasRead, from: nearest?.slice('src/'.length) };
}
