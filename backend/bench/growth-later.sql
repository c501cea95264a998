-- Rows of tables that "growth.sql" does not have yet, because later migrations make them.
-- The browser that paid each order holds the token of its attempt.
INSERT INTO payer_token (digest, subject_id, created_at)
SELECT md5('browser' || n), md5('attempt' || n)::uuid, timestamptz '2026-11-22' - (:orders - n) * interval '4 years' / :orders
FROM generate_series(1, :orders) AS n;
