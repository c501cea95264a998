/** The statements of the cart: SQL, because each of them does at once what an entity manager does in several steps. */

const columnsOf = (line: string) =>
  `${line}.id, ${line}.session_id AS "sessionId", ${line}.product_id AS "productId", ${line}.name, ${line}.image,
   ${line}.quantity, ${line}.price, ${line}.breakdown, ${line}.personalisation, ${line}.options_key AS "optionsKey",
   ${line}.kit_id AS "kitId", ${line}.priced_at AS "pricedAt"`;

/** Creates the cart if need be and, in any case, locks it; every statement that needs the lock begins with it. */
const lockedCart = (sessionId: string) => `
  WITH locked AS (
    INSERT INTO cart (session_id) VALUES (${sessionId})
    ON CONFLICT (session_id) DO UPDATE SET touched_at = now()
    RETURNING session_id
  )`;

/** As `keepsPrice`; $15 is `heldSince`. */
const KEEPS_PRICE = `line.price <= excluded.price AND line.priced_at > $15`;

const kept = (column: string) => `${column} = CASE WHEN ${KEEPS_PRICE} THEN line.${column} ELSE excluded.${column} END`;

/** No row when the line ($11 pieces at most) or the cart ($12 lines at most) would hold too much. */
export const ADD = `
  ${lockedCart('$10')}
  INSERT INTO cart_line AS line
    (id, session_id, product_id, options_key, name, image, quantity, price, breakdown, personalisation, kit_id, priced_at)
  SELECT $1, locked.session_id, $2, $3, $4, $5, $6, $7, $8, $9, $13, $14 FROM locked
  WHERE cart_takes_line(locked.session_id, $2, $3, $12)
  ON CONFLICT (session_id, product_id, options_key) DO UPDATE SET
    quantity = line.quantity + excluded.quantity,
    ${kept('price')}, ${kept('breakdown')}, ${kept('priced_at')}, personalisation = excluded.personalisation,
    name = excluded.name, image = excluded.image
  WHERE line.quantity + excluded.quantity <= $11
  RETURNING ${columnsOf('line')}`;

export const IDENTICAL_LINE = `
  SELECT ${columnsOf('line')} FROM cart_line line
  WHERE session_id = $1 AND product_id = $2 AND options_key = $3`;

export const LINES = `SELECT ${columnsOf('line')} FROM cart_line line WHERE session_id = $1 ORDER BY position`;

export const LINE = `SELECT ${columnsOf('line')} FROM cart_line line WHERE id = $1`;

/** Locks the cart of the lines with this value in the column. */
const lockCartOf = (column: string) => `
  UPDATE cart SET touched_at = now() WHERE session_id = (SELECT session_id FROM cart_line WHERE ${column} = $1 LIMIT 1)
  RETURNING session_id`;

export const LOCK_CART_OF_LINE = lockCartOf('id');
export const LOCK_CART_OF_KIT = lockCartOf('kit_id');

export const KIT = `SELECT ${columnsOf('line')} FROM cart_line line WHERE kit_id = $1 ORDER BY position`;

/** A statement of its own, after the cart's lock: it sees what the lock waited for. */
export const KIT_FOR_UPDATE = `${KIT} FOR UPDATE`;

export const SET_QUANTITY = `
  WITH locked AS (${LOCK_CART_OF_LINE})
  UPDATE cart_line line SET quantity = $2 FROM locked
  WHERE id = $1 AND line.session_id = locked.session_id AND kit_id IS NULL
  RETURNING ${columnsOf('line')}`;

export const SET_KIT_QUANTITY = `
  WITH locked AS (${LOCK_CART_OF_KIT})
  UPDATE cart_line line SET quantity = $2 FROM locked WHERE kit_id = $1 AND line.session_id = locked.session_id`;

/** Removed lines are kept for a while, so that the shopper can restore them. */
const KEEP_GONE = `
  INSERT INTO cart_removed_line (id, session_id, line) SELECT id, session_id, to_jsonb(gone) FROM gone RETURNING id`;

export const REMOVE = `
  WITH locked AS (${LOCK_CART_OF_LINE}), gone AS (
    DELETE FROM cart_line line USING locked
    WHERE id = $1 AND line.session_id = locked.session_id AND kit_id IS NULL RETURNING line.*
  ) ${KEEP_GONE}`;

export const REMOVE_KIT = `
  WITH locked AS (${LOCK_CART_OF_KIT}), gone AS (
    DELETE FROM cart_line line USING locked WHERE kit_id = $1 AND line.session_id = locked.session_id RETURNING line.*
  ) ${KEEP_GONE}`;

const LOCKED_CART = `UPDATE cart SET touched_at = now() WHERE session_id = $1 RETURNING session_id`;

export const CLEAR = `
  WITH locked AS (${LOCKED_CART}), gone AS (
    DELETE FROM cart_line line USING locked WHERE line.session_id = locked.session_id RETURNING line.*
  ) ${KEEP_GONE}`;

/** Selects those of the lines $2 that were removed from this cart, and the other pieces of their kits. */
export const RESTORABLE = `
  SELECT id FROM cart_removed_line WHERE session_id = $1 AND (id = ANY ($2) OR line->>'kit_id' IN (
    SELECT line->>'kit_id' FROM cart_removed_line WHERE session_id = $1 AND id = ANY ($2)
  ))`;

/** Restores the lines $2 to their positions; identical lines are merged, also with a line of the cart, up to $3 pieces. */
export const RESTORE = `
  WITH locked AS (${LOCKED_CART}), back AS (
    DELETE FROM cart_removed_line gone USING locked
    WHERE gone.session_id = locked.session_id AND gone.id = ANY ($2)
    RETURNING gone.line
  ), counted AS (
    SELECT line, sum((line->>'quantity')::int) OVER (PARTITION BY line->'product_id', line->'options_key') AS pieces
    FROM back
  )
  INSERT INTO cart_line AS line
  SELECT DISTINCT ON (was.product_id, was.options_key) was.*
  FROM counted, jsonb_populate_record(NULL::cart_line,
    -- A line that was removed under an earlier release has no such time.
    jsonb_build_object('priced_at', now()) || line || jsonb_build_object('quantity', least(pieces, $3))) was
  ORDER BY was.product_id, was.options_key, was.position
  ON CONFLICT (session_id, product_id, options_key) DO UPDATE SET
    quantity = least(line.quantity + excluded.quantity, $3),
    position = least(line.position, excluded.position)`;

export const LOCK_CART = `UPDATE cart SET touched_at = now() WHERE session_id = $1`;

const BOUGHT = `jsonb_to_recordset($2) AS bought(id uuid, key text, quantity integer)`;

const IS_BOUGHT = `options_key = bought.key AND line.quantity <= bought.quantity`;

/**
 * Needs the cart's lock. Deletes the bought pieces and keeps further pieces of their lines under new ids. Lines that were removed while
 * they were paid for cannot be restored.
 */
export const TAKE_BOUGHT = `
  WITH gone AS (
    DELETE FROM cart_line line USING ${BOUGHT} WHERE session_id = $1 AND line.id = bought.id AND ${IS_BOUGHT}
  ), forgotten AS (
    DELETE FROM cart_removed_line removed USING ${BOUGHT} WHERE session_id = $1 AND removed.id = bought.id
  )
  UPDATE cart_line line SET
    id = gen_random_uuid(),
    quantity = line.quantity - CASE WHEN options_key = bought.key THEN bought.quantity ELSE 0 END
  FROM ${BOUGHT} WHERE session_id = $1 AND line.id = bought.id AND NOT (${IS_BOUGHT})`;

/** A statement of its own, after the cart's lock: it sees what the lock waited for. */
export const LINE_FOR_UPDATE = `${LINE} FOR UPDATE`;

/** A repeated addition of the removed line finds the line that took its pieces. */
export const REMOVE_DUPLICATE = `
  WITH duplicate AS (
    DELETE FROM cart_line line WHERE session_id = $2 AND product_id = $3 AND options_key = $4 AND id <> $1
    RETURNING ${columnsOf('line')}
  ), moved AS (
    UPDATE cart_addition SET line_id = $1 FROM duplicate WHERE session_id = $2 AND line_id = duplicate.id
  )
  SELECT * FROM duplicate`;

/** The quantity grows by $6 from what it is, whatever was read before. */
export const REPLACE = `
  UPDATE cart_line line SET product_id = $2, options_key = $3, name = $4, image = $5, quantity = quantity + $6,
    price = $7, breakdown = $8, personalisation = $9, priced_at = $10
  WHERE id = $1 RETURNING ${columnsOf('line')}`;

/** A repetition waits here for the first call, and finds its line. */
export const CLAIM_KEY = `
  ${lockedCart('$1')}
  INSERT INTO cart_addition (session_id, key, line_id, request) SELECT session_id, $2, $3, $4 FROM locked
  ON CONFLICT (session_id, key) DO UPDATE SET key = excluded.key
  RETURNING line_id AS "lineId", request`;

export const SETTLE_KEY = `UPDATE cart_addition SET line_id = $3 WHERE session_id = $1 AND key = $2`;
