-- Two customers with as many orders in a shop of any size, so that searches for them find equally much: eighty finished orders, thirty of
-- them of the month that "panel-questions.mjs" asks for, and thirty orders of each state in work.
UPDATE shop_order SET customer_name = named.name,
  search_text = replace(search_text, split_part(search_text, E'\n', 2), named.folded)
FROM (
  SELECT id, 'Guadalupe Quintero Buriticá' AS name, 'guadalupe quintero buritica' AS folded FROM (
    (SELECT id FROM shop_order WHERE status = 'delivered' AND created_at BETWEEN '2024-03-01' AND '2024-03-31' ORDER BY md5('name' || number) LIMIT 30)
    UNION ALL (SELECT id FROM shop_order WHERE status = 'delivered' AND created_at > '2024-04-01' ORDER BY md5('name' || number) LIMIT 50)
  ) AS finished
  UNION ALL
  SELECT id, 'Rosalba Buitrago', 'rosalba buitrago' FROM (
    (SELECT id FROM shop_order WHERE status = 'paid' ORDER BY md5('name' || number) LIMIT 30)
    UNION ALL (SELECT id FROM shop_order WHERE status = 'in_production' ORDER BY md5('name' || number) LIMIT 30)
  ) AS work
) AS named
WHERE shop_order.id = named.id
