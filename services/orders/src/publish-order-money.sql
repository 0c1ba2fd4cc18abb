-- What the books know of orders' money (product.md §17). A trigger calls it at the end of each transaction that changed an order, a payment or a refund, or
-- the balance of a voucher.

-- The lines of an order as of a moment: none before it is paid. Goods are deferred until they are handed over. What was paid for a tour is owed to
-- bookings, which defers and earns the visit: its payments of the method `sale` are receivable for the same cents. A gift voucher is a liability from
-- the moment of its sale, and what vouchers pay lowers it.
CREATE OR REPLACE FUNCTION order_money(placed uuid, until timestamptz) RETURNS jsonb STABLE LANGUAGE sql AS $$
  WITH o AS (
    SELECT * FROM orders WHERE id = placed
  ), money AS (
    SELECT amount_cents AS cents, false AS owed FROM payments
      WHERE order_id = placed AND status = 'used' AND capture_due_at IS NULL AND created_at <= until
    UNION ALL
    SELECT -r.amount_cents, r.status <> 'settled' OR coalesce(r.ended_at, r.requested_at) > until
      FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = placed AND r.requested_at <= until
  ), by_vouchers AS (
    SELECT -sum(delta_cents) AS cents FROM voucher_entries
    WHERE sale_id = placed AND cause IN ('held', 'released', 'returned') AND at <= until
  ), cancelled AS (
    SELECT c.line_id, coalesce(l.facts ->> 'taxCode', 'goods') AS code, c.cents, c.shipping_cents, c.tax_cents, c.shipping_tax_cents
    FROM order_cancellations c JOIN sale_lines l ON l.id = c.line_id WHERE c.order_id = placed AND c.cancelled_at <= until
  ), sold_lines AS (
    -- What is canceled here has an amount of its own, as its refund can include shipping.
    SELECT l.*, l.cents - CASE WHEN kind IN ('goods', 'donation') THEN coalesce((SELECT sum(c.cents) FROM cancelled c WHERE c.line_id = l.id), 0) ELSE
        coalesce((SELECT sum(r.amount_cents) FROM refunds r WHERE r.line_id = l.id AND r.requested_at <= until), 0)
        + coalesce((SELECT sum(e.delta_cents) FROM voucher_entries e WHERE e.line_id = l.id AND e.cause = 'returned' AND e.at <= until), 0) END AS kept
    FROM sale_lines l WHERE l.sale_id = placed AND l.state = 'confirmed' AND EXISTS (SELECT FROM money)
  ), sold AS (
    SELECT CASE l.kind WHEN 'goods' THEN CASE o.status WHEN 'handed_over' THEN 'goods' ELSE 'deferred_goods' END
        WHEN 'tour' THEN 'receivable' WHEN 'voucher' THEN 'voucher_liability' WHEN 'donation' THEN 'donations' END AS account, l.kind,
      CASE l.kind WHEN 'goods' THEN coalesce(l.facts ->> 'taxCode', 'goods') END AS code,
      l.facts ->> 'productId' AS product, l.facts ->> 'tourId' AS tour, l.kept AS cents
    FROM o, sold_lines l
    UNION ALL
    SELECT CASE o.status WHEN 'handed_over' THEN 'shipping' ELSE 'deferred_goods' END, 'shipping', 'shipping', NULL, NULL,
      o.shipping_cents - coalesce((SELECT sum(shipping_cents) FROM cancelled), 0) FROM o WHERE EXISTS (SELECT FROM money)
  ), untaxed AS (
    SELECT code, tax_cents AS cents FROM cancelled
    UNION ALL
    SELECT 'shipping', shipping_tax_cents FROM cancelled
  ), rates AS (
    -- The rate that the order was charged, where its parts are known. Rows of rates are never changed, so what is published of an order stays.
    SELECT t ->> 'code' AS code, r.basis_points AS rate, r.state_basis_points AS state_rate
    FROM o, jsonb_array_elements(o.taxes) AS t, LATERAL (
      SELECT basis_points, state_basis_points FROM tax_rates
      WHERE code = t ->> 'code' AND basis_points = (t ->> 'basisPoints')::integer AND confirmed_at <= o.created_at
      ORDER BY valid_from DESC, revision DESC LIMIT 1) AS r
    WHERE r.state_basis_points IS NOT NULL
  ), taxed AS (
    SELECT t ->> 'code' AS code, (t ->> 'cents')::bigint - coalesce((SELECT sum(u.cents) FROM untaxed u WHERE u.code = t ->> 'code'), 0) AS cents FROM o, jsonb_array_elements(o.taxes) AS t WHERE EXISTS (SELECT FROM money)
  ), lines AS (
    SELECT jsonb_build_object('account', CASE WHEN owed THEN 'refunds_due' ELSE 'card' END, 'tender', 'card') AS line, cents FROM money
    UNION ALL
    SELECT jsonb_build_object('account', 'voucher_liability', 'kind', 'voucher', 'tender', 'voucher'), cents FROM by_vouchers
    UNION ALL
    SELECT jsonb_strip_nulls(jsonb_build_object('account', account, 'kind', kind,
      'taxCode', code, 'taxRate', rate, 'stateTaxRate', state_rate, 'productId', product, 'tourId', tour)), -cents FROM sold LEFT JOIN rates USING (code)
    UNION ALL
    SELECT jsonb_strip_nulls(jsonb_build_object('account', 'tax_payable', 'kind', 'tax', 'taxCode', code, 'taxRate', rate, 'stateTaxRate', state_rate)),
      -cents FROM taxed LEFT JOIN rates USING (code)
    UNION ALL
    SELECT jsonb_build_object('account', 'receivable'),
      coalesce((SELECT sum(cents) FROM sold), 0) + coalesce((SELECT sum(cents) FROM taxed), 0) - coalesce((SELECT sum(cents) FROM money), 0)
        - coalesce((SELECT cents FROM by_vouchers), 0)
  )
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('cents', cents)), '[]') FROM (
    SELECT line, sum(cents) AS cents FROM lines GROUP BY line HAVING sum(cents) <> 0) AS sums
$$;

-- Publishes how an order's money differs from what was published of it. The first time, the payments of an earlier release
-- are published with their own time.
CREATE OR REPLACE FUNCTION publish_order_money(placed uuid, moment timestamptz, cause text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o orders;
  known jsonb;
  is_published boolean;
  facts jsonb;
BEGIN
  INSERT INTO written_money (source_id) VALUES (placed) ON CONFLICT DO NOTHING;
  -- Concurrent transactions of one order wait here, and each then sees what the other has changed. The triggers of one
  -- transaction run at its end and see the same: the first of them publishes.
  SELECT w.lines, w.lines IS NOT NULL AND w.xmin = pg_current_xact_id()::xid INTO known, is_published
    FROM written_money w WHERE w.source_id = placed FOR UPDATE;
  IF is_published THEN RETURN; END IF;
  SELECT * INTO o FROM orders WHERE id = placed;
  IF NOT FOUND THEN RETURN; END IF;
  facts := jsonb_build_object('sourceId', o.id, 'reference', o.order_number, 'channel', 'site');
  IF known IS NULL THEN
    known := write_money('orders', facts || jsonb_build_object('cause', 'paid'), o.created_at, '[]', order_money(placed, o.created_at));
  END IF;
  known := write_money('orders', facts || jsonb_build_object('cause', cause), moment, known, order_money(placed, 'infinity'));
  UPDATE written_money SET lines = known WHERE source_id = placed;
END $$;

-- The lines of a voucher beside orders: one that was given is an expense of the house, one that a party keeps as credit is receivable from bookings, whose money it
-- was, and a rest that is paid out is cash.
CREATE OR REPLACE FUNCTION voucher_money(voucher uuid) RETURNS jsonb STABLE LANGUAGE sql AS $$
  WITH moved AS (
    SELECT CASE e.cause WHEN 'issued' THEN jsonb_build_object('account', CASE v.kind WHEN 'credit' THEN 'receivable' ELSE 'goodwill' END) ELSE jsonb_build_object('account', 'cash', 'tender', 'cash') END AS line,
      sum(e.delta_cents) AS cents
    FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
    WHERE e.voucher_id = voucher AND (e.cause = 'cashed' OR e.cause = 'issued' AND v.sale_id IS NULL) GROUP BY 1
  ), lines AS (
    SELECT line, cents FROM moved
    UNION ALL
    SELECT jsonb_build_object('account', 'voucher_liability', 'kind', 'voucher'), -cents FROM moved
  )
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('cents', cents)), '[]') FROM (
    SELECT line, sum(cents) AS cents FROM lines GROUP BY line HAVING sum(cents) <> 0) AS sums
$$;

-- Publishes how a voucher's money differs from what was published of it. One transaction changes a voucher once.
CREATE OR REPLACE FUNCTION publish_voucher_money(voucher uuid, moment timestamptz, cause text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known jsonb;
BEGIN
  INSERT INTO written_money (source_id) VALUES (voucher) ON CONFLICT DO NOTHING;
  SELECT coalesce(w.lines, '[]') INTO known FROM written_money w WHERE w.source_id = voucher FOR UPDATE;
  known := write_money('orders', jsonb_build_object('sourceId', voucher, 'reference', '', 'channel', 'desk', 'cause', cause), moment, known, voucher_money(voucher));
  UPDATE written_money SET lines = known WHERE source_id = voucher;
END $$;

CREATE OR REPLACE FUNCTION money_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source uuid;
  code text;
  placed uuid;
  called uuid;
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    IF NEW.order_id IS NOT NULL THEN
      PERFORM publish_order_money(NEW.order_id, NEW.created_at, 'paid');
    END IF;
  ELSIF TG_TABLE_NAME = 'disputes' THEN
    SELECT coalesce(s.id, g.id), coalesce(s.order_number, g.number) INTO source, code
      FROM payments p LEFT JOIN orders s ON s.id = p.order_id LEFT JOIN groups g ON g.id = p.group_id WHERE p.id = NEW.payment_id AND p.status = 'used';
    PERFORM publish_dispute_money('orders', NEW.id, coalesce(source, NEW.id), coalesce(code, ''));
  ELSIF TG_TABLE_NAME = 'refunds' THEN
    SELECT p.order_id, p.group_id INTO placed, called FROM payments p WHERE p.id = NEW.payment_id;
    IF called IS NOT NULL THEN
      PERFORM publish_group_money(called, coalesce(NEW.ended_at, NEW.requested_at), 'refund_' || NEW.status, (SELECT number FROM groups WHERE id = called));
    ELSIF placed IS NULL THEN
      PERFORM publish_returned_money('orders', NEW.id);
    ELSIF NEW.status IN ('settled', 'failed') THEN
      PERFORM publish_order_money(placed, coalesce(NEW.ended_at, NEW.requested_at), 'refund_' || NEW.status);
    ELSE
      PERFORM publish_order_money(placed, NEW.requested_at, 'refund_requested');
    END IF;
  ELSIF TG_TABLE_NAME = 'voucher_entries' THEN
    IF NEW.cause IN ('returned', 'voided') THEN
      PERFORM publish_order_money(NEW.sale_id, NEW.at, 'refund_requested');
    ELSIF NEW.cause = 'cashed' OR NEW.sale_id IS NULL THEN
      PERFORM publish_voucher_money(NEW.voucher_id, NEW.at, CASE WHEN NEW.cause = 'cashed' THEN 'voucher_cashed'
        WHEN (SELECT kind FROM vouchers WHERE id = NEW.voucher_id) = 'credit' THEN 'voucher_credited' ELSE 'voucher_issued' END);
    END IF;
  ELSE
    -- A process of the last release does not write when it changed the status.
    PERFORM publish_order_money(NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE coalesce(NEW.status_changed_at, now()) END,
      CASE TG_OP WHEN 'INSERT' THEN 'paid' ELSE 'changed' END);
  END IF;
  RETURN NULL;
END $$;
