-- How a service writes money for the books (product.md §17): `written_money` has what was published of each source.

-- Publishes a movement of a source.
CREATE OR REPLACE FUNCTION publish_movement(service text, facts jsonb, moment timestamptz, lines jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event uuid := gen_random_uuid();
  subject text := 'hilltop.' || service || '.money-moved.v1';
BEGIN
  INSERT INTO outbox (id, aggregate_id, subject, event) VALUES (event, facts ->> 'sourceId', subject, jsonb_build_object(
    'specversion', '1.0', 'id', event, 'source', '/hilltop/' || service, 'type', subject, 'subject', facts ->> 'sourceId',
    'time', to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
    'correlationid', event, 'data', facts || jsonb_build_object('lines', lines)));
END $$;

-- Publishes how the wanted lines of a source differ from the known ones, or nothing. The caller has locked the source's row.
-- Returns the wanted lines, to be stored.
CREATE OR REPLACE FUNCTION write_money(service text, facts jsonb, moment timestamptz, known jsonb, wanted jsonb)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  moved jsonb;
BEGIN
  SELECT jsonb_agg(line || jsonb_build_object('cents', cents) ORDER BY cents DESC, line) INTO moved FROM (
    SELECT line - 'cents' AS line, sum(sign * (line ->> 'cents')::bigint) AS cents FROM (
      SELECT 1 AS sign, jsonb_array_elements(wanted) AS line UNION ALL SELECT -1, jsonb_array_elements(known)) AS sides
    GROUP BY 1 HAVING sum(sign * (line ->> 'cents')::bigint) <> 0) AS changes;
  IF moved IS NOT NULL THEN PERFORM publish_movement(service, facts, moment, moved); END IF;
  RETURN wanted;
END $$;

-- Publishes what a bank took back of a payment, and a dispute that the house won. The rest of the source's money stays as it is.
CREATE OR REPLACE FUNCTION publish_dispute_money(service text, dispute uuid, source uuid, reference text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known jsonb;
  d record;
  facts jsonb := jsonb_build_object('sourceId', source, 'reference', reference, 'channel', 'site');
BEGIN
  SELECT t.amount_cents AS cents, t.status = 'won' AS is_won, t.opened_at, t.closed_at INTO d FROM disputes t WHERE t.id = dispute;
  INSERT INTO written_money (source_id) VALUES (dispute) ON CONFLICT DO NOTHING;
  SELECT coalesce(w.lines, '[]') INTO known FROM written_money w WHERE w.source_id = dispute FOR UPDATE;
  IF d.is_won THEN
    known := write_money(service, facts || jsonb_build_object('cause', 'dispute_won'), d.closed_at, known, '[]');
  ELSE
    known := write_money(service, facts || jsonb_build_object('cause', 'disputed'), d.opened_at, known, jsonb_build_array(
      jsonb_build_object('account', 'card', 'tender', 'card', 'cents', -d.cents),
      jsonb_build_object('account', 'disputes', 'tender', 'card', 'cents', d.cents)));
  END IF;
  UPDATE written_money SET lines = known WHERE source_id = dispute;
END $$;

-- Publishes a payment that bought nothing, which is due back until its refund is settled, and again if it fails late. Its amount is what the provider says that it
-- had captured: nothing is known before the refund is sent.
CREATE OR REPLACE FUNCTION publish_returned_money(service text, refund uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known jsonb;
  r record;
  facts jsonb;
  due jsonb;
BEGIN
  SELECT f.amount_cents AS cents, f.status, f.requested_at, f.ended_at INTO r FROM refunds f WHERE f.id = refund;
  IF NOT FOUND OR r.cents IS NULL OR r.status = 'requested' THEN RETURN; END IF;
  INSERT INTO written_money (source_id) VALUES (refund) ON CONFLICT DO NOTHING;
  SELECT w.lines INTO known FROM written_money w WHERE w.source_id = refund FOR UPDATE;
  facts := jsonb_build_object('sourceId', refund, 'reference', '', 'channel', 'site');
  due := jsonb_build_array(jsonb_build_object('account', 'card', 'tender', 'card', 'cents', r.cents),
    jsonb_build_object('account', 'refunds_due', 'tender', 'card', 'cents', -r.cents));
  IF known IS NULL THEN
    known := write_money(service, facts || jsonb_build_object('cause', 'returned'), r.requested_at, '[]', due);
  END IF;
  known := write_money(service, facts || jsonb_build_object('cause', CASE r.status WHEN 'settled' THEN 'refund_settled' ELSE 'refund_failed' END),
    coalesce(r.ended_at, r.requested_at), known, CASE r.status WHEN 'settled' THEN '[]' ELSE due END);
  UPDATE written_money SET lines = known WHERE source_id = refund;
END $$;
