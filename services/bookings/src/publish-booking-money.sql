-- What the books know of bookings' money (product.md §17). A trigger calls it at the end of each transaction that changed a booking, a payment or a refund.

-- The line of a payment or refund. Where another service takes the money, it is receivable here until its own movement.
CREATE OR REPLACE FUNCTION tender_line(method text, owed boolean, tour uuid) RETURNS jsonb STABLE LANGUAGE sql
RETURN CASE WHEN method IN ('online', 'card_reader', 'cash') THEN
    jsonb_build_object('account', CASE WHEN owed THEN 'refunds_due' WHEN method = 'cash' THEN 'cash' ELSE 'card' END,
      'tender', CASE method WHEN 'online' THEN 'card' ELSE method END)
  ELSE jsonb_build_object('account', 'receivable', 'tender', method, 'kind', 'tour', 'tourId', tour) END;

-- The line of a visit until it is earned.
CREATE OR REPLACE FUNCTION visit_line(tour uuid, starts_at timestamptz) RETURNS jsonb STABLE LANGUAGE sql
RETURN jsonb_build_object('account', 'deferred_visits', 'kind', 'tour', 'taxCode', 'tours', 'tourId', tour, 'startsAt', iso_text(starts_at));

-- The lines of a booking as of a moment. What is owed and not yet captured or paid is receivable, known for `infinity`
-- only. Its food is no part of it: it is paid on delivery.
CREATE OR REPLACE FUNCTION booking_money(booking uuid, until timestamptz) RETURNS jsonb STABLE LANGUAGE sql AS $$
  WITH b AS (
    SELECT * FROM bookings WHERE id = booking
  ), money AS (
    SELECT method, amount_cents AS cents, false AS owed FROM payments
      WHERE booking_id = booking AND status = 'used' AND capture_due_at IS NULL AND created_at <= until
    UNION ALL
    SELECT method, -amount_cents, status <> 'settled' OR coalesce(ended_at, requested_at) > until FROM refunds
      WHERE booking_id = booking AND requested_at <= until
  ), paid AS (
    SELECT coalesce(sum(cents), 0) AS cents FROM money
  ), due AS (
    SELECT cents AS paid, CASE WHEN until < 'infinity' THEN cents WHEN b.status = 'cancelled' THEN b.kept_cents
      ELSE b.kept_cents + greatest(b.total_cents - b.goodwill_cents, 0) END AS cents FROM paid, b
  ), lines AS (
    SELECT tender_line(method, owed, b.tour_id) AS line, cents FROM money, b
    UNION ALL
    SELECT jsonb_build_object('account', 'receivable', 'kind', 'tour', 'tourId', b.tour_id), cents - paid FROM due, b
    UNION ALL
    SELECT visit_line(b.tour_id, b.starts_at), -cents FROM due, b
  )
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('cents', cents)), '[]') FROM (
    SELECT line, sum(cents) AS cents FROM lines GROUP BY line HAVING sum(cents) <> 0) AS sums
$$;

-- Publishes how a booking's money differs from what was published of it. The first time, payments and refunds of an
-- earlier release are published with their own times.
CREATE OR REPLACE FUNCTION publish_booking_money(booking uuid, moment timestamptz, cause text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  b bookings;
  sale record;
  known jsonb;
  step record;
  facts jsonb;
BEGIN
  -- The triggers of one transaction run at its end and see the same: the first of them publishes.
  IF EXISTS (SELECT FROM written_money WHERE source_id = booking AND lines IS NOT NULL AND xmin = pg_current_xact_id()::xid) THEN
    RETURN;
  END IF;
  -- Most are bought and paid in full a moment ago, while other buyers of the start wait: what is known of them is written at once.
  SELECT n.confirmation_code, p.method, p.created_at, jsonb_build_array(
      tender_line(p.method, false, n.tour_id) || jsonb_build_object('cents', p.amount_cents),
      visit_line(n.tour_id, n.starts_at) || jsonb_build_object('cents', -p.amount_cents)) AS lines INTO sale
    FROM bookings n JOIN payments p ON p.booking_id = n.id AND p.status = 'used' AND p.capture_due_at IS NULL
    WHERE n.id = booking AND n.revision = 0 AND n.total_cents = p.amount_cents AND n.total_cents > 0
      AND NOT EXISTS (SELECT FROM refunds WHERE booking_id = n.id);
  IF FOUND THEN
    INSERT INTO written_money (source_id, lines) VALUES (booking, sale.lines) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      PERFORM publish_movement('bookings', jsonb_build_object('sourceId', booking, 'reference', sale.confirmation_code,
        'channel', CASE WHEN sale.method IN ('card_reader', 'cash') THEN 'door' ELSE 'site' END, 'cause', 'paid'), sale.created_at, sale.lines);
      RETURN;
    END IF;
  END IF;
  INSERT INTO written_money (source_id) VALUES (booking) ON CONFLICT DO NOTHING;
  -- Concurrent transactions of one booking wait here, and each then sees what the other has changed.
  SELECT w.lines INTO known FROM written_money w WHERE w.source_id = booking FOR UPDATE;
  SELECT * INTO b FROM bookings WHERE id = booking;
  IF NOT FOUND THEN RETURN; END IF;
  facts := jsonb_build_object('sourceId', b.id, 'reference', b.confirmation_code, 'channel',
    CASE WHEN EXISTS (SELECT FROM payments WHERE booking_id = b.id AND method IN ('card_reader', 'cash')) THEN 'door' ELSE 'site' END);
  IF known IS NULL THEN
    known := '[]';
    FOR step IN
      SELECT created_at AS at, 'paid' AS cause FROM payments
        WHERE booking_id = b.id AND status = 'used' AND capture_due_at IS NULL
      UNION SELECT requested_at, 'refund_requested' FROM refunds WHERE booking_id = b.id
      UNION SELECT coalesce(ended_at, requested_at), 'refund_settled' FROM refunds WHERE booking_id = b.id AND status = 'settled'
      ORDER BY 1, 2
    LOOP
      known := write_money('bookings', facts || jsonb_build_object('cause', step.cause), step.at, known, booking_money(booking, step.at));
    END LOOP;
  END IF;
  known := write_money('bookings', facts || jsonb_build_object('cause', cause), moment, known, booking_money(booking, 'infinity'));
  UPDATE written_money SET lines = known WHERE source_id = booking;
END $$;

CREATE OR REPLACE FUNCTION money_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source uuid;
  code text;
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    IF NEW.booking_id IS NOT NULL THEN
      PERFORM publish_booking_money(NEW.booking_id, NEW.created_at, 'paid');
    END IF;
  ELSIF TG_TABLE_NAME = 'disputes' THEN
    -- What an order took is in its own books.
    IF starts_with(NEW.payment_id, 'sale_') THEN RETURN NULL; END IF;
    SELECT s.id, s.confirmation_code INTO source, code FROM payments p JOIN bookings s ON s.id = p.booking_id WHERE p.id = NEW.payment_id AND p.status = 'used';
    PERFORM publish_dispute_money('bookings', NEW.id, coalesce(source, NEW.id), coalesce(code, ''));
  ELSIF TG_TABLE_NAME = 'refunds' THEN
    IF NEW.booking_id IS NULL THEN
      PERFORM publish_returned_money('bookings', NEW.id);
    ELSIF NEW.status IN ('settled', 'failed') THEN
      PERFORM publish_booking_money(NEW.booking_id, coalesce(NEW.ended_at, NEW.requested_at), 'refund_' || NEW.status);
    ELSE
      PERFORM publish_booking_money(NEW.booking_id, NEW.requested_at, 'refund_requested');
    END IF;
  ELSE
    PERFORM publish_booking_money(NEW.id, coalesce((SELECT changed_at FROM booking_changes
      WHERE booking_id = NEW.id AND revision = NEW.revision), NEW.created_at), 'changed');
  END IF;
  RETURN NULL;
END $$;
