-- Gives a small shop as many orders in each list of staff as a page has, so that its pages are as full as those of a large shop.
-- Thirty of the newest orders for each of ten lists, in the order of the arrays.
UPDATE shop_order SET
  status = (ARRAY['pending_transfer', 'payment_review', 'refund_pending', 'shipped', 'paid', 'in_production', 'paid', 'in_production',
    'paid', 'in_production'])[list],
  review_reason = CASE WHEN list = 2 THEN 'late_payment' END,
  -- Late, due this week, or later and express.
  promised = CASE WHEN list > 1 THEN jsonb_build_object('earliest', to_char(current_date - 10, 'YYYY-MM-DD'),
    'latest', to_char(current_date + (ARRAY[0, 14, 14, 14, -3, -3, 0, 0, 14, 14])[list], 'YYYY-MM-DD')) END,
  is_express = list > 8
FROM (SELECT id, 1 + (row_number() OVER (ORDER BY created_at DESC, id) - 1) / 30 AS list FROM shop_order) AS newest
WHERE shop_order.id = newest.id AND list <= 10;

-- The periods that "panel-questions.mjs" asks for.
UPDATE shop_order SET status = 'cancelled', is_express = true
WHERE id IN (SELECT id FROM shop_order WHERE created_at BETWEEN '2023-12-01' AND '2024-11-01' ORDER BY created_at LIMIT 30);
UPDATE shop_order SET status = 'delivered', created_at = timestamptz '2024-03-15' + place * interval '1 hour'
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM shop_order) AS oldest
WHERE shop_order.id = oldest.id AND place <= 30;

INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
SELECT gen_random_uuid(), id, number, 60000, 'garantia', 'bank_transfer', 'approved', 'CARD', current_date, 'Transferencia 123',
  'staff@sigerist.local', created_at, '[]'::jsonb
FROM shop_order WHERE status = 'delivered' AND NOT EXISTS (SELECT FROM refund WHERE order_id = id) ORDER BY number LIMIT 30;

INSERT INTO customer_request (id, number, order_id, kind, pieces, words, created_at, answer_by, state, answer)
SELECT gen_random_uuid(), 'A' || number, id, 'guarantee', '[{"position": 0, "quantity": 1}]'::jsonb, 'Se soltó la costura.',
  created_at, to_char(current_date + 5, 'YYYY-MM-DD'), 'open', ''
FROM shop_order WHERE status = 'delivered' ORDER BY number DESC LIMIT 30;

UPDATE finished_photo SET answer = NULL, answered_at = NULL
FROM shop_order WHERE shop_order.id = order_id AND status = 'in_production' AND replaced_at IS NULL;

INSERT INTO finished_photo (id, order_id, upload_digest, token_digest, width, height, created_at, created_by, answer_by, expires_at, comment)
SELECT gen_random_uuid(), id, md5('upload more' || number), md5('token more' || number), 1200, 900, now(), 'staff@sigerist.local',
  now() + interval '1 day', now() + interval '30 days', ''
FROM shop_order WHERE status = 'in_production' AND NOT EXISTS (SELECT FROM finished_photo WHERE order_id = shop_order.id);

-- Thirty names of customers, so that a search for one fills a page.
UPDATE shop_order SET customer_name = named.customer_name,
  search_text = replace(shop_order.search_text, split_part(shop_order.search_text, E'\n', 2), split_part(named.search_text, E'\n', 2))
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM shop_order) AS numbered
JOIN (SELECT customer_name, search_text, row_number() OVER (ORDER BY created_at, id) AS place FROM shop_order) AS named
  ON named.place = 1 + numbered.place % 30
WHERE shop_order.id = numbered.id;

-- Payments that wait for a person, with what was to be bought.
UPDATE provider_transaction SET review_reason = 'amount' WHERE id IN (SELECT id FROM provider_transaction ORDER BY id LIMIT 200);
UPDATE payment_attempt SET purchase = '{}' WHERE id IN (SELECT attempt_id FROM provider_transaction WHERE review_reason = 'amount')
