/** The statements of a payment: SQL, because each of them does at once what an entity manager does in several steps. */

/** No row when the cart has another open attempt, or the reference is used; waits for one that is being added. */
export const ADD = `
  INSERT INTO payment_attempt
    (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT DO NOTHING
  RETURNING id`;

export const LOCKED = `
  SELECT id, reference, session_id AS "sessionId", fingerprint, amount, purchase, state, is_open AS "isOpen",
    created_at AS "createdAt"
  FROM payment_attempt WHERE reference = $1 FOR UPDATE`;

/** A statement of its own, after the attempt's lock: it sees what the lock waited for. */
export const KNOWN = `
  SELECT id, status, is_mismatch AS "isMismatch", resolved_at IS NOT NULL AS "isResolved"
  FROM provider_transaction WHERE attempt_id = $1`;

/**
 * What the provider said, and the state ($9, $10) that the locked attempt has by it. No row for another attempt's transaction.
 * What somebody did about a transaction was about what was known then: money that is approved later is looked at anew.
 */
export const RECORD = `
  WITH heard AS (
    INSERT INTO provider_transaction AS known
      (id, attempt_id, status, amount, currency, method, status_message, is_mismatch)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (id) DO UPDATE SET
      status = excluded.status, amount = excluded.amount, currency = excluded.currency, method = excluded.method,
      status_message = excluded.status_message, is_mismatch = excluded.is_mismatch, heard_at = now(),
      resolved_at = CASE WHEN excluded.status = 'APPROVED' THEN NULL ELSE known.resolved_at END
    WHERE known.attempt_id = excluded.attempt_id
    RETURNING attempt_id
  )
  UPDATE payment_attempt SET state = $9, is_open = $10 FROM heard WHERE id = heard.attempt_id RETURNING id`;

export const BEGUN = `
  SELECT created_at AS "createdAt" FROM payment_attempt WHERE session_id = $1 AND created_at > $2 ORDER BY created_at`;

/**
 * An order that was paid late has made its attempt an approved one. Money that differs stays, and so does what a bank has not
 * decided: it may be approved yet. One that is being settled at this moment is left alone.
 */
export const FORGET_UNPAID = `
  WITH unpaid AS (
    SELECT id FROM payment_attempt attempt WHERE created_at < $1 AND state = 'expired'
      -- Counted for each attempt, because a join would read all transactions for a batch.
      AND (SELECT count(*) FROM provider_transaction WHERE attempt_id = attempt.id AND (is_mismatch OR status = 'PENDING')) = 0
    ORDER BY created_at LIMIT $2
    FOR UPDATE SKIP LOCKED
  ), untold AS (
    DELETE FROM provider_transaction USING unpaid WHERE attempt_id = unpaid.id
  )
  DELETE FROM payment_attempt attempt USING unpaid WHERE attempt.id = unpaid.id`;
