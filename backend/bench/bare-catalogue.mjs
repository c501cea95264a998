// The catalogue of the bare server: one query each time, as few columns as make an answer of the shop.
const COLUMNS = `id, name, description, price, category, embroiderable, in_stock AS "inStock", pictures, plain_pictures, picture_alts`;
const LIST = `SELECT ${COLUMNS} FROM product WHERE NOT kit_only AND NOT withdrawn ORDER BY rank, id`;
const ONE = `SELECT ${COLUMNS} FROM product WHERE id = $1 AND NOT withdrawn`;

/** Prepared statements, as with any query that is sent often. */
export async function products(pool) {
  return (await pool.query({ name: 'products', text: LIST })).rows;
}

export async function product(pool, id) {
  return (await pool.query({ name: 'product', text: ONE, values: [id] })).rows[0];
}
