-- What a shop of many years has beside the rows of "growth.sql" and "panel.sql": many products, and a cart for each order.
-- :orders and :products are how many there are.
UPDATE payment_attempt SET state = 'expired', is_open = false WHERE is_open;

INSERT INTO product (id, slug, name, description, category, price, embroiderable, rank, pictures, plain_pictures, picture_alts)
SELECT n, 'bolso-' || n,
  (ARRAY['Bolso', 'Mochila', 'Lonchera', 'Cambiador', 'Organizador', 'Maleta'])[1 + n % 6] || ' '
    || (ARRAY['Amazonas', 'Boyacá', 'Caldas', 'Dorado', 'Esmeralda', 'Flora', 'Girasol'])[1 + n % 7] || ' ' || n,
  'Hecho a mano en Medellín, con forro lavable y ' || 2 + n % 9 || ' bolsillos. Modelo ' || substr(md5('model' || n), 1, 8) || '.',
  (ARRAY['Bolsos', 'Mochilas', 'Loncheras', 'Cambiadores', 'Organizadores', 'Maletas'])[1 + n % 6],
  80000 + n % 400 * 1000, true, 1000 + n / 10, pictures, plain_pictures, picture_alts
FROM generate_series(1001, :products) AS n, product AS like_it
WHERE like_it.id = (SELECT min(id) FROM product WHERE NOT kit_only);

INSERT INTO cart (session_id, touched_at)
SELECT md5('cart' || n), timestamptz '2026-11-22' - (:orders - n) * interval '1 year' / :orders
FROM generate_series(1, :orders) AS n WHERE n % 4 <> 1;

INSERT INTO cart_line (id, session_id, product_id, options_key, name, image, quantity, price, breakdown, personalisation)
SELECT md5('cartline' || n)::uuid, md5('cart' || n), 1, '', 'Pañalera', '/x.webp', 1, 445000, '[]'::jsonb, '{}'::jsonb
FROM generate_series(1, :orders) AS n WHERE n % 4 <> 1
;

-- As the first releases stored a personalisation.
UPDATE cart_line SET personalisation = '{"personalization": "Emma", "keychainPersonalization": "", "specialRequest": "",
  "hasBordado": true, "addNameEmbroidery": true, "expressService": false}' WHERE product_id = 1 AND personalisation = '{}'
