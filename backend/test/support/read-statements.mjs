// Every test file runs with this: a statement of the shop that names a spread table and not its key fails (distribution.ts).
import './load-typescript.mjs';
import pg from 'pg';

const { faultOf } = await import('./distribution.ts');
const { value: query } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
const read = new Set();

pg.Client.prototype.query = function (...asked) {
  const text = typeof asked[0] === 'string' ? asked[0] : asked[0]?.text;
  if (text && !read.has(text)) {
    const fault = faultOf(text, '');
    const from = fault && sender();
    const own = from && faultOf(text, from);
    if (own) {
      // Where a job or a request fails by this, the test sees only that it failed.
      console.error(own);
      throw new Error(own);
    }
    read.add(text);
  }
  return query.apply(this, asked);
};

/** The file below backend/src that asks, or nothing for a test, a migration or a library. */
function sender() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const files = [...new Error().stack.matchAll(/\/backend\/((?:src|test)\/[^?:]*)/g)].map(([, file]) => file);
  Error.stackTraceLimit = limit;
  if (files.some((file) => file.startsWith('src/database/migrations/'))) return undefined;
  const nearest = files.find((file) => !file.startsWith('src/database/') && !file.endsWith('/read-statements.mjs'));
  return nearest?.startsWith('src/') && !nearest.endsWith('spec.ts') ? nearest.slice('src/'.length) : undefined;
}
