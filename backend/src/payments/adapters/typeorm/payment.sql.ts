/** The statements of a payment: SQL, because each of them does at once what an entity manager does in several steps. */

const ATTEMPT = `id, provider, reference, session_id AS "sessionId", order_id AS "orderId", fingerprint, amount, purchase, state, is_open AS "isOpen", is_low_priority AS "isLowPriority",
    created_at AS "createdAt", approved_at AS "approvedAt", next_check_at AS "nextCheckAt",
    erase_requested_at AS "eraseRequestedAt"`;

/** No row when the cart has another open attempt, or the reference is used; waits for one that is being added. */
export const ADD = `
  INSERT INTO payment_attempt
    (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at, next_check_at, is_low_priority, order_id, provider)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT DO NOTHING
  RETURNING id`;

/**
 * $2: the states; on every order by transfer and every payment that starts, mostly without a row. First those that the bank still
 * decides about: edits in the form make many attempts that the provider never saw, and a declined one cannot be paid for long.
 */
export const UNDECIDED_OF = `
  SELECT ${ATTEMPT} FROM payment_attempt
  WHERE session_id = $1 AND state = ANY($2) ORDER BY state = 'pending' DESC, created_at DESC LIMIT $3`;

export const FIND_FOR_UPDATE = `SELECT ${ATTEMPT} FROM payment_attempt WHERE reference = $1 AND provider = $2 FOR UPDATE`;

/**
 * A statement of its own, after the attempt's lock: it sees what the lock waited for. A transaction that was resolved once stays
 * resolved here when it is listed again: staff may have given its money back.
 */
export const RECORDED = `
  SELECT id, status, (review_reason IN ('amount', 'unknown_reference', 'order_closed')) IS TRUE AS "isMismatch",
    jsonb_array_length(resolutions) > 0 AS "isResolved"
  FROM provider_transaction WHERE attempt_id = $1`;

/** A refund from bank to bank gave the money back: a void gives it back again, which is a loss. */
const IS_RETURNED_BY_BANK = `EXISTS (
          SELECT FROM money_entry AS paid JOIN money_entry AS back ON back.reverses = paid.id
          WHERE paid.provider = recorded.provider AND paid.transaction_id = recorded.id AND paid.kind = 'payment'
            AND back.kind = 'refund' AND back.transaction_id IS NULL
        )`;

/**
 * A change of money that was decided about is listed again under another name. A void after it was given back through the provider is no
 * news: it is that refund.
 */
const LISTED_AGAIN = `
      open_id = CASE WHEN ${isNews()} OR recorded.open_id IS NULL THEN gen_random_uuid() ELSE recorded.open_id END,
      resolved_at = CASE WHEN ${isNews()} THEN NULL ELSE recorded.resolved_at END`;

function isNews(): string {
  return `(recorded.resolved_at IS NOT NULL AND excluded.status <> recorded.status AND (excluded.status = 'APPROVED'
        OR excluded.status = 'VOIDED' AND (recorded.resolutions->-1->>'outcome' IS DISTINCT FROM 'give_back' OR ${IS_RETURNED_BY_BANK})))`;
}

/**
 * Stores the provider's answer and the resulting state ($9, $10, $11, $12) of the locked attempt, whose provider it is. No row for another attempt's
 * transaction; money that was unclaimed is claimed. An approved attempt loses its purchase: the order has it.
 * A payment shows that the attempt was not made by a script, so its low priority ends.
 * A decision covers only what was recorded at that time: a later approval or void is listed again.
 */
export const RECORD = `
  WITH written AS (
    INSERT INTO provider_transaction AS recorded
      (id, attempt_id, status, amount, currency, method, status_message, review_reason, reference, provider, moved_at, open_id)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, reference, provider, $13, gen_random_uuid() FROM payment_attempt WHERE id = $2
    ON CONFLICT (id, provider) DO UPDATE SET
      attempt_id = excluded.attempt_id, status = excluded.status, amount = excluded.amount, currency = excluded.currency,
      method = excluded.method, status_message = excluded.status_message, review_reason = excluded.review_reason,
      moved_at = coalesce(excluded.moved_at, recorded.moved_at), contradiction = NULL, heard_at = now(),
      ${LISTED_AGAIN}
    WHERE recorded.attempt_id = excluded.attempt_id OR recorded.attempt_id IS NULL
    RETURNING attempt_id
  )
  UPDATE payment_attempt
  SET state = $9, is_open = $10, approved_at = $11, next_check_at = $12, is_low_priority = false,
    purchase = CASE WHEN $9 = 'approved' THEN NULL ELSE purchase END
  FROM written WHERE id = written.attempt_id RETURNING id`;

/** Returns a row when it is new or was changed; only the void of an approval changes a known transaction. */
export const RECORD_UNCLAIMED = `
  INSERT INTO provider_transaction AS recorded
    (id, reference, status, amount, currency, method, status_message, provider, moved_at, open_id, review_reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, gen_random_uuid(), 'unknown_reference')
  ON CONFLICT (id, provider) DO UPDATE SET status = excluded.status, status_message = excluded.status_message, contradiction = NULL,
    heard_at = now(), ${LISTED_AGAIN}
  WHERE recorded.attempt_id IS NULL AND recorded.status = 'APPROVED' AND excluded.status = 'VOIDED'
  RETURNING id`;

/** Kept because staff ask the payer for an account when they give it back by transfer. */
const IS_GIVEN_BACK = `EXISTS (
    SELECT FROM refund
    WHERE refund.transaction_id = money.id AND refund.order_id IS NULL AND refund.state IN ('asked', 'approved', 'under_way', 'failed')
  )`;

export const FIRST_RECORDED = `SELECT heard_at AS "recordedAt" FROM provider_transaction ORDER BY heard_at LIMIT 1`;

/** Names money that an instance of the release before listed without a name. */
export const NAME_OPEN = `
  UPDATE provider_transaction SET open_id = gen_random_uuid()
  WHERE review_reason IS NOT NULL AND resolved_at IS NULL AND open_id IS NULL`;

/** Stores who paid listed money ($1: transactions, $2: provider, $3 to $5: name, email and phone of each), unless that is known. */
export const NOTE_PAYERS = `
  INSERT INTO transaction_payer (transaction_id, provider, name, email, phone)
  SELECT payer.id, $2, payer.name, payer.email, payer.phone
  FROM unnest($1::text[], $3::text[], $4::text[], $5::text[]) AS payer (id, name, email, phone)
  JOIN provider_transaction money ON money.id = payer.id AND money.provider = $2
  WHERE money.review_reason IS NOT NULL AND money.resolved_at IS NULL
  ON CONFLICT (transaction_id, provider) DO NOTHING`;

/** What is forgotten about money with its notes: $1 rows of payers of money that was decided about before $2. */
export const FORGET_PAYERS = `
  DELETE FROM transaction_payer WHERE (transaction_id, provider) IN (
    SELECT payer.transaction_id, payer.provider FROM transaction_payer payer
    JOIN provider_transaction money ON money.id = payer.transaction_id AND money.provider = payer.provider
    WHERE money.resolved_at < $2 AND NOT ${IS_GIVEN_BACK} LIMIT $1 FOR UPDATE OF payer SKIP LOCKED
  )`;

export const PAYERS_OF = `
  SELECT transaction_id AS id, name, email, phone FROM transaction_payer WHERE transaction_id = ANY($1::text[])`;

export const OF_PAYER = `
  SELECT transaction_id AS id FROM transaction_payer WHERE lower(email) = lower($1) ORDER BY transaction_id DESC LIMIT $2`;

/** $1: an email in lower case. What is open or to be given back stays, because staff need the name to do it. */
export const ERASE_PAYER = `
  DELETE FROM transaction_payer payer USING provider_transaction money
  WHERE lower(payer.email) = $1 AND money.id = payer.transaction_id AND money.provider = payer.provider
    AND (money.review_reason IS NULL OR money.resolved_at IS NOT NULL) AND NOT ${IS_GIVEN_BACK}`;

/**
 * Lists a transaction again when the provider's answer ($2) is another one than staff dealt with. An earlier reason stays: money
 * of a wrong amount must still make no order.
 */
export const MARK_CONTRADICTED = `
  UPDATE provider_transaction
  SET contradiction = $2, review_reason = coalesce(review_reason, 'provider_differs'), resolved_at = NULL, open_id = gen_random_uuid()
  WHERE id = $1 AND provider = $3 AND contradiction IS DISTINCT FROM $2`;

export const LOCK_TRANSACTION = 'SELECT FROM provider_transaction WHERE id = $1 AND provider = $2 FOR UPDATE';

/** For payments that no longer have an order. */
export const LIST_AGAIN = `
  UPDATE provider_transaction
  SET review_reason = coalesce(review_reason, 'unknown_reference'), resolved_at = NULL, open_id = gen_random_uuid()
  WHERE id = $1 AND provider = $2 AND status = 'APPROVED' AND (review_reason IS NULL OR resolved_at IS NOT NULL)`;

/** Once: a note of staff takes it off the list for good. The bank's decision clears the reason. */
export const LIST_UNDECIDED = `
  UPDATE provider_transaction SET review_reason = 'undecided', open_id = gen_random_uuid()
  WHERE attempt_id = $1 AND status = 'PENDING' AND review_reason IS NULL AND heard_at < $2`;

/** $2: until when the rows that are taken belong to the caller. */
export const TAKE_DUE = `
  WITH due AS (
    SELECT id FROM payment_attempt WHERE next_check_at <= $1 AND is_low_priority = $4
    ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE payment_attempt SET next_check_at = $2 WHERE id IN (SELECT id FROM due)
    RETURNING *
  )
  SELECT ${ATTEMPT} FROM taken`;

export const APPROVED_BETWEEN = `
  SELECT provider, id, reference, status, amount::float8 AS amount, currency FROM provider_transaction
  WHERE status = 'APPROVED' AND heard_at >= $1 AND heard_at < $2 AND id > $3 AND provider = $5
  ORDER BY id LIMIT $4`;

export const BEGUN = `
  SELECT created_at AS "createdAt" FROM payment_attempt WHERE session_id = $1 AND created_at > $2 ORDER BY created_at`;

/** Clears resolved contradictions of transactions on which the provider agrees again, so that a new one is listed. */
export const CLEAR_CONTRADICTIONS = `
  UPDATE provider_transaction SET contradiction = NULL
  WHERE id = ANY($1) AND provider = $2 AND contradiction IS NOT NULL AND resolved_at IS NOT NULL`;

/** Staff need to know whose money it is until they have dealt with it. */
const HAS_MONEY_IN_REVIEW = `EXISTS (
    SELECT FROM provider_transaction
    WHERE attempt_id = payment_attempt.id AND review_reason IS NOT NULL AND resolved_at IS NULL
  )`;

/** Notes are free text, and often name who paid. */
const WITHOUT_NOTES = `(
    SELECT coalesce(jsonb_agg(resolution || '{"note": ""}'), '[]') FROM jsonb_array_elements(resolutions) AS resolution
  )`;

/** Deletes purchase snapshots of attempts without an order, and notes about them: personal data must not outlive the retention. */
const forgetPurchases = (condition: string, order: string) => `
  WITH emptied AS (
    UPDATE payment_attempt SET purchase = NULL WHERE id IN (
      SELECT id FROM payment_attempt
      WHERE purchase IS NOT NULL AND state IN ('mismatch', 'voided', 'expired') AND ${condition}
      ORDER BY ${order} LIMIT $1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id
  ), cleared AS (
    UPDATE provider_transaction SET resolutions = ${WITHOUT_NOTES} WHERE attempt_id IN (SELECT id FROM emptied)
  )
  SELECT id FROM emptied`;

export const FORGET_OLD_PURCHASES = forgetPurchases('created_at < $2', 'created_at');

/** Locks what {@link FORGET_LOCKED_PURCHASES} then looks at: a settlement may record money in review until the lock is held. */
export const LOCK_ERASE_REQUESTED = `
  SELECT id FROM payment_attempt
  WHERE purchase IS NOT NULL AND state IN ('mismatch', 'voided', 'expired') AND erase_requested_at IS NOT NULL
    AND NOT ${HAS_MONEY_IN_REVIEW}
  ORDER BY erase_requested_at LIMIT $1 FOR UPDATE SKIP LOCKED`;

export const FORGET_LOCKED_PURCHASES = forgetPurchases(`id = ANY($2) AND NOT ${HAS_MONEY_IN_REVIEW}`, 'id');

export const FORGET_NOTES = `
  UPDATE provider_transaction SET resolutions = ${WITHOUT_NOTES} WHERE (id, provider) IN (
    SELECT id, provider FROM provider_transaction
    WHERE resolved_at < $2 AND resolutions @? '$[*] ? (@.note != "")'
    ORDER BY resolved_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )`;

/** $1: the account, $2: the proven email in lower case; either may be null. */
const IS_OF_PERSON = `purchase IS NOT NULL
    AND (purchase->>'userId' = $1::text OR lower(purchase->'customer'->>'email') = $2::text)`;

export const OF_PERSON = `
  SELECT ${ATTEMPT} FROM payment_attempt WHERE ${IS_OF_PERSON} ORDER BY created_at DESC LIMIT $3`;

/**
 * One batch of $4 attempts after $3, the last one of the batch before. Waits for settlements of these attempts: what they record is
 * seen by the statements that follow in the transaction.
 */
export const LOCK_PERSON = `
  SELECT id FROM payment_attempt
  WHERE ${IS_OF_PERSON} AND ($3::uuid IS NULL OR id > $3) ORDER BY id LIMIT $4 FOR UPDATE`;

/** One batch of the locked attempts; $3: the states that have ended, $5: how many rows. */
export const ERASE_PERSON = `
  WITH erased AS (
    UPDATE payment_attempt SET
      erase_requested_at = coalesce(erase_requested_at, $4),
      purchase = CASE
        WHEN state = ANY($3) AND NOT ${HAS_MONEY_IN_REVIEW} THEN NULL
        WHEN purchase->>'userId' = $1::text THEN jsonb_set(purchase, '{userId}', 'null')
        ELSE purchase
      END
    WHERE purchase IS NOT NULL AND id IN (
      SELECT id FROM payment_attempt
      WHERE ${IS_OF_PERSON}
        AND (state = ANY($3) AND NOT ${HAS_MONEY_IN_REVIEW} OR erase_requested_at IS NULL OR purchase->>'userId' = $1::text)
      LIMIT $5 FOR UPDATE
    )
    RETURNING id, purchase IS NULL AS "isErased"
  ), cleared AS (
    UPDATE provider_transaction SET resolutions = ${WITHOUT_NOTES}
    WHERE attempt_id IN (SELECT id FROM erased WHERE "isErased")
  )
  SELECT "isErased" FROM erased`;

export const REPLACE_ACCOUNT = `
  UPDATE payment_attempt SET purchase = jsonb_set(purchase, '{userId}',
    CASE WHEN lower(purchase->'customer'->>'email') = $3 THEN coalesce(to_jsonb($2::text), 'null') ELSE 'null' END)
  WHERE purchase->>'userId' = $1::text`;

/**
 * An order that was paid late has made its attempt an approved one. Money that differs stays, and so does what a bank has not
 * decided: it may be approved yet. One that is being settled at this moment is left alone.
 */
export const FORGET_UNPAID = `
  WITH unpaid AS (
    SELECT id FROM payment_attempt attempt WHERE created_at < $1 AND state = 'expired'
      -- Counted for each attempt, because a join would read all transactions for a batch.
      AND (SELECT count(*) FROM provider_transaction WHERE attempt_id = attempt.id AND (review_reason IS NOT NULL OR status = 'PENDING')) = 0
    ORDER BY created_at LIMIT $2
    FOR UPDATE SKIP LOCKED
  ), unpaid_transaction AS (
    DELETE FROM provider_transaction USING unpaid WHERE attempt_id = unpaid.id
  )
  DELETE FROM payment_attempt attempt USING unpaid WHERE attempt.id = unpaid.id`;

/** The money of an order in review waits with its order. */
export const COUNT_TO_REVIEW = `
  SELECT count(*)::int AS payments FROM (
    SELECT FROM provider_transaction AS money WHERE review_reason IS NOT NULL AND resolved_at IS NULL AND NOT EXISTS (
      SELECT FROM money_entry AS paid LEFT JOIN money_assignment AS assigned ON assigned.entry_id = paid.id
      JOIN shop_order ON shop_order.id = coalesce(paid.order_id, assigned.order_id)
      WHERE paid.provider = money.provider AND paid.transaction_id = money.id AND paid.kind = 'payment'
        AND shop_order.status = 'payment_review'
    )
    LIMIT $1
  ) AS capped`;
