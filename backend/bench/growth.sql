-- Orders of four years, and three attempts for each, in the tables as they were after "CountCartLines": the later migrations
-- then run on data. :orders is how many. Nearly all orders are finished, and those in progress are the newest.
INSERT INTO shop_order (
  id, number, status, review_reason, created_at, session_id, user_id, customer_name, customer_email, customer_phone, shipping,
  lines, total, discount_code, discount_percent, discount_amount, final_total, payment_method, transaction_id, reference,
  attempt_id, consent_version, consented_at, history)
SELECT
  md5('order' || n)::uuid,
  'SIG-' || translate(upper(lpad(to_hex((n::bigint * 15485863) % 16777216), 6, '0')), '01', 'XY'),
  state, CASE WHEN state = 'payment_review' THEN 'late_payment' END, placed, md5('session' || n),
  CASE WHEN n % 3 = 0 THEN md5('user' || n % 200000)::uuid END,
  first || ' ' || last, lower(translate(first, 'áéíóúñ', 'aeioun')) || n || '@example.com',
  '3' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0'),
  jsonb_build_object('address', 'Calle ' || n % 120 || ' # 20-30', 'city', 'Medellín', 'department', 'Antioquia', 'postalCode', ''),
  (SELECT jsonb_agg(jsonb_build_object(
      'cartLineId', md5('line' || n || '-' || line)::uuid, 'productId', 1 + (n + line) % 12, 'name', 'Pañalera Multifuncional',
      'image', '/assets/products/panalera-multifuncional/bordado.webp', 'quantity', 1, 'price', 460000,
      'breakdown', jsonb_build_array(jsonb_build_object('label', 'Precio base', 'amount', 445000),
        jsonb_build_object('label', 'Nombre bordado', 'amount', 15000)),
      'personalisation', jsonb_build_object('personalization', child, 'keychainPersonalization', '', 'specialRequest', '',
        'hasBordado', true, 'addNameEmbroidery', true, 'expressService', n % 20 = 0)))
    FROM generate_series(0, n % 2) AS line),
  460000, NULL, 0, 0, 460000, CASE WHEN n % 10 = 0 THEN 'BANK_TRANSFER' ELSE 'CARD' END,
  CASE WHEN n % 10 > 0 THEN '1-' || (1600000000 + n) || '-' || n % 90000 END,
  CASE WHEN n % 10 > 0 THEN 'SIGERIST-' || md5('session' || n) || '-' || (1600000000000 + n::bigint * 3) || '-' || substr(md5('r' || n), 1, 5) END,
  CASE WHEN n % 10 > 0 THEN md5('attempt' || n)::uuid END, '2026-11', placed,
  jsonb_build_array(jsonb_build_object('status', state, 'at', placed, 'actor', 'shop', 'note', ''))
FROM generate_series(1, :orders) AS n,
  LATERAL (SELECT
    timestamptz '2026-11-22' - (:orders - n) * interval '4 years' / :orders AS placed,
    (ARRAY['Laura', 'Valentina', 'Camila', 'Andrés', 'Sofía', 'Mariana', 'José', 'Inés', 'Daniela', 'Nicolás'])[1 + n % 10] AS first,
    (ARRAY['Restrepo', 'Gómez', 'Muñoz', 'Ramírez', 'Ospina', 'Cárdenas', 'Zapata'])[1 + n % 7] || ' '
      || (ARRAY['Vélez', 'Díaz', 'Arango', 'Peña', 'Ortiz', 'Londoño', 'Cano', 'Uribe', 'Mejía', 'Duque', 'Rojas'])[1 + n % 11] AS last,
    (ARRAY['Emma', 'Mateo', 'Lía', 'Salomé', 'Thiago', 'Antonia', 'Gael', 'Luciana', 'Noah'])[1 + n % 9] AS child,
    CASE
      WHEN n > :orders * 0.998 THEN (ARRAY['paid', 'paid', 'in_production', 'pending_transfer', 'payment_review'])[1 + n % 5]
      WHEN n > :orders * 0.995 THEN 'shipped'
      WHEN n % 25 = 0 THEN 'cancelled'
      WHEN n % 90 = 0 THEN 'refunded'
      ELSE 'delivered'
    END AS state) AS made;

INSERT INTO order_claim (cart_line_id, order_id)
SELECT md5('line' || n || '-0')::uuid, md5('order' || n)::uuid FROM generate_series(1, :orders) AS n;

-- The first attempt of each three paid the order.
INSERT INTO payment_attempt (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at)
SELECT
  CASE WHEN try = 0 THEN md5('attempt' || n) ELSE md5('attempt' || n || '-' || try) END::uuid,
  'SIGERIST-' || md5('session' || n) || '-' || (1600000000000 + n::bigint * 3 + try) || '-' || substr(md5('r' || n), 1, 5),
  md5('session' || n), md5('print' || n), 460000, '{}'::jsonb,
  CASE WHEN try = 0 THEN 'approved' WHEN n > :orders * 0.98 AND try = 1 THEN 'pending' ELSE 'expired' END,
  n > :orders * 0.98 AND try = 1,
  timestamptz '2026-11-22' - (:orders - n) * interval '4 years' / :orders - try * interval '10 minutes'
FROM generate_series(1, :orders) AS n, generate_series(0, 2) AS try;

INSERT INTO provider_transaction (id, attempt_id, status, amount, currency, method, is_mismatch, heard_at)
SELECT '1-' || (1600000000 + n) || '-' || n % 90000, md5('attempt' || n)::uuid, 'APPROVED', 460000, 'COP', 'CARD', n % 5000 = 0,
  timestamptz '2026-11-22' - (:orders - n) * interval '4 years' / :orders
FROM generate_series(1, :orders) AS n WHERE n % 10 > 0 OR n % 5000 = 0;

INSERT INTO payment_event (id, transaction, received_at, handled_at, outcome)
SELECT 'event-' || n, '{}'::jsonb, timestamptz '2026-11-22' - (:orders - n) * interval '1 year' / :orders, now(), 'settled'
FROM generate_series(1, :orders, 2) AS n;

INSERT INTO cart (session_id, touched_at)
SELECT md5('cart' || n), timestamptz '2026-11-22' - (:orders - n) * interval '1 year' / :orders FROM generate_series(1, :orders, 4) AS n;

INSERT INTO cart_line (id, session_id, product_id, options_key, name, image, quantity, price, breakdown, personalisation)
SELECT md5('cartline' || n)::uuid, md5('cart' || n), 1, '', 'Pañalera', '/x.webp', 1, 445000, '[]'::jsonb, '{}'::jsonb
FROM generate_series(1, :orders, 4) AS n;

INSERT INTO cart_removed_line (id, session_id, line, removed_at)
SELECT md5('gone' || n)::uuid, md5('cart' || n), '{}'::jsonb, now() - n * interval '1 minute' FROM generate_series(1, :orders, 16) AS n;

INSERT INTO contact_message (id, first_name, last_name, email, phone, message, received_at)
SELECT md5('message' || n)::uuid, 'Laura', 'Gómez', 'laura' || n || '@example.com', '300', 'Hola',
  timestamptz '2026-11-22' - (:orders - n) * interval '2 years' / :orders
FROM generate_series(1, :orders, 16) AS n;

INSERT INTO design (code, product_id, name, font_style, font_size, font_color, animal_theme, bag_color, last_opened_at)
SELECT 'D' || n, 1, 'Emma' || n, 'script', 'medium', 'gold', 'none', 'black',
  timestamptz '2026-11-22' - (:orders - n) * interval '2 years' / :orders
FROM generate_series(1, :orders, 16) AS n;

INSERT INTO session (sid, sess, expire)
SELECT md5('sid' || n), '{}'::json, timestamptz '2026-11-22' - (:orders - n) * interval '1 year' / :orders
FROM generate_series(1, :orders, 16) AS n;
