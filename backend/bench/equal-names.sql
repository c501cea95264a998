-- Gives five people as many orders in a shop of any size, so that searches for them find equally much. Each has sixty finished
-- orders, ten of them of the month that "panel-questions.mjs" asks for, and twelve orders of each state in work.
UPDATE shop_order SET customer_name = name, search_text = replace(search_text, split_part(search_text, E'\n', 2), lower(name))
FROM (
  SELECT id, (ARRAY[:names])[1 + row_number() OVER (PARTITION BY part ORDER BY md5('name' || number)) % 5] AS name FROM (
    (SELECT 1 AS part, id, number FROM shop_order WHERE status = 'delivered' AND created_at BETWEEN '2024-03-01' AND '2024-03-31'
      ORDER BY md5('name' || number) LIMIT 50)
    UNION ALL (SELECT 2, id, number FROM shop_order WHERE status = 'delivered' AND created_at > '2024-04-01'
      ORDER BY md5('name' || number) LIMIT 250)
    UNION ALL (SELECT 3, id, number FROM shop_order WHERE status = 'paid' ORDER BY md5('name' || number) LIMIT 60)
    UNION ALL (SELECT 4, id, number FROM shop_order WHERE status = 'in_production' ORDER BY md5('name' || number) LIMIT 60)
  ) AS chosen
) AS named
WHERE shop_order.id = named.id
