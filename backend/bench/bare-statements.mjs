// The least that a cart and an order need, without rules: the yardstick by which the aims of docs/performance.md hold on any machine.
const TABLES = `
  CREATE TABLE IF NOT EXISTS plain_line (id uuid PRIMARY KEY, session_id text NOT NULL, line jsonb NOT NULL);
  CREATE INDEX IF NOT EXISTS plain_line_of_session ON plain_line (session_id);
  CREATE TABLE IF NOT EXISTS plain_order (id uuid PRIMARY KEY, customer jsonb NOT NULL, lines jsonb NOT NULL)`;

const ADD_LINE = 'INSERT INTO plain_line (id, session_id, line) VALUES ($1, $2, $3)';
const LINES = 'SELECT line FROM plain_line WHERE session_id = $1';
const ADD_ORDER = 'INSERT INTO plain_order (id, customer, lines) VALUES ($1, $2, $3)';
const REMOVE_LINES = 'DELETE FROM plain_line WHERE session_id = $1';

export function createPlainTables(pool) {
  return pool.query(TABLES);
}

/** One INSERT. */
export async function addPlainly(database, line) {
  const id = crypto.randomUUID();
  await database.query({ name: 'add-line', text: ADD_LINE, values: [id, line.sessionId, JSON.stringify(line)] });
  return { id, ...line };
}

/** Four statements in one transaction: the cart line, the cart, the order, the emptied cart. */
export async function orderPlainly(pool, { line, customer }) {
  const client = await pool.connect();
  try {
    await client.query('START TRANSACTION');
    await addPlainly(client, line);
    const { rows } = await client.query({ name: 'lines', text: LINES, values: [line.sessionId] });
    const order = [crypto.randomUUID(), JSON.stringify(customer), JSON.stringify(rows)];
    await client.query({ name: 'add-order', text: ADD_ORDER, values: order });
    await client.query({ name: 'remove-lines', text: REMOVE_LINES, values: [line.sessionId] });
    await client.query('COMMIT');
    return { orderNumber: order[0] };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
