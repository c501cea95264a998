-- What a panel in use has beside the orders of "growth.sql": a few weeks of open work, promised days, refunds, photos, presses of the
-- workbench, requests of customers and a year of the audit log. :orders is how many orders there are, :period how far back they have
-- promised days and photos.

-- The stand-in for the provider answers nothing, so that nothing waits for it.
UPDATE payment_attempt SET state = 'expired', is_open = false WHERE is_open;

-- The newest orders are open: about three weeks of work.
UPDATE shop_order SET status = 'paid' WHERE status = 'delivered' AND created_at > timestamptz '2026-11-22' - interval '21 days';
UPDATE shop_order SET status = 'in_production'
WHERE status = 'paid' AND created_at < timestamptz '2026-11-22' - interval '14 days';

UPDATE shop_order SET promised = jsonb_build_object(
  'earliest', to_char(created_at + interval '15 days', 'YYYY-MM-DD'), 'latest', to_char(created_at + interval '20 days', 'YYYY-MM-DD'))
WHERE status NOT IN ('pending_transfer', 'cancelled') AND created_at > timestamptz '2026-11-22' - interval ':period';

INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
SELECT gen_random_uuid(), id, number, 60000, 'garantia', 'bank_transfer',
  CASE WHEN place % 50 = 0 THEN 'approved' WHEN place % 70 = 0 THEN 'asked' ELSE 'done' END,
  'CARD', (created_at + interval '15 days')::date, 'Transferencia 123', 'staff@sigerist.local', created_at, '[]'::jsonb
FROM (
  SELECT *, row_number() OVER (ORDER BY created_at) AS place
  FROM (SELECT * FROM shop_order WHERE status IN ('refunded', 'delivered') ORDER BY md5(number) LIMIT :orders / 20) AS some
) AS refunded;

-- A photo of nearly every piece; those of orders in production have no answer, most of them in time.
INSERT INTO finished_photo (id, order_id, upload_digest, token_digest, width, height, created_at, created_by, answer_by, expires_at,
  answer, comment, answered_at, release)
SELECT gen_random_uuid(), id, md5('upload' || number), md5('token' || number), 1200, 900, created_at + interval '12 days',
  'staff@sigerist.local', created_at + interval '13 days', created_at + interval '42 days',
  CASE WHEN status <> 'in_production' THEN 'approved' END, '',
  CASE WHEN status <> 'in_production' THEN created_at + interval '13 days' END,
  CASE WHEN status = 'in_production' AND created_at < timestamptz '2026-11-22' - interval '13 days'
    THEN jsonb_build_object('at', created_at + interval '13 days', 'actor', NULL, 'note', '') END
FROM shop_order
WHERE status IN ('delivered', 'shipped', 'in_production') AND created_at > timestamptz '2026-11-22' - interval ':period';

INSERT INTO bench_press (id, order_id, line, unit, kind, at, actor)
SELECT gen_random_uuid(), id, 0, 0, 'done', created_at + interval '11 days', 'staff@sigerist.local'
FROM shop_order WHERE status IN ('delivered', 'shipped', 'in_production') AND created_at > timestamptz '2026-11-22' - interval '1 year';

INSERT INTO customer_request (id, number, order_id, kind, pieces, words, created_at, answer_by, state, answer)
SELECT gen_random_uuid(), 'S' || number, id, 'guarantee', '[{"position": 0, "quantity": 1}]'::jsonb, 'Se soltó la costura.',
  created_at, to_char(created_at + interval '20 days', 'YYYY-MM-DD'),
  CASE WHEN created_at > timestamptz '2026-11-22' - interval '60 days' THEN 'open' ELSE 'accepted' END, 'Lo arreglamos.'
FROM shop_order WHERE status = 'delivered' AND md5(number) < '05';

-- Three acts for an order, as many as fit into the year that the log is kept.
INSERT INTO audit_log (at, kind, actor_id, actor, summary, subject_type, subject_id, before, after)
SELECT at + act * interval '1 second', (ARRAY['order_status', 'order_money', 'read'])[act], md5('person' || n % 4)::uuid,
  (ARRAY['Ana', 'Bea', 'Carmen', 'Diana'])[1 + n % 4], 'Ana cambió el pedido SIG-' || n, 'order', 'SIG-' || n,
  '{"status": "paid"}'::jsonb, '{"status": "in_production"}'::jsonb
FROM generate_series(1, :orders) AS n, generate_series(1, 3) AS act,
  LATERAL (SELECT timestamptz '2026-11-22' - (:orders - n) * interval '1 year' / :orders AS at) AS made
