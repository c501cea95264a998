-- Distributes tables of a shop over the workers of a Citus cluster (docs/citus.md says which, and why not the others). Once, after the
-- migrations, on the coordinator, as a superuser, with the workers added; every instance of the shop is stopped.
CREATE EXTENSION IF NOT EXISTS citus;

-- A table that is distributed by another key than the order's cannot refer to it.
ALTER TABLE order_claim DROP CONSTRAINT "FK_order_claim_order";

SELECT create_distributed_table('rate_limit', 'key', colocate_with => 'none');
SELECT create_distributed_table('order_claim', 'cart_line_id', colocate_with => 'none');
