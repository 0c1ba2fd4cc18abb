-- What the books know of groups' money (product.md §23). A trigger calls it at the end of each transaction that changed an entry or a document of a
-- group, or what is billed of it.

-- The lines of a group now. Money that came before anything was billed is deferred. What is billed is deferred to the last start, which earns it, and
-- receivable as far as no money is there. Extras are earned and taxed when they are billed.
CREATE OR REPLACE FUNCTION group_money(called uuid) RETURNS jsonb STABLE LANGUAGE sql AS $$
  WITH g AS (
    SELECT tour_id, last_start, billable_cents, billable_lines FROM groups WHERE id = called
  ), money AS (
    SELECT method, sum(cents) AS cents FROM (
      SELECT method, -delta_cents AS cents FROM group_entries WHERE group_id = called AND cause IN ('received', 'reversed', 'refunded')
      UNION ALL
      -- The house has what goes back to a card until it has arrived.
      SELECT 'card', r.amount_cents FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.group_id = called AND r.status IN ('requested', 'sent')
    ) AS moved GROUP BY method
  ), documents AS (
    SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign, lines, total_cents FROM group_documents WHERE group_id = called
  ), billed AS (
    SELECT coalesce(sum(total_cents) FILTER (WHERE sign = 1), 0) AS invoiced, coalesce(sum(sign * total_cents), 0) AS cents FROM documents
  ), lines AS (
    SELECT d.sign, l FROM documents d, jsonb_array_elements(d.lines) AS l
    UNION ALL
    SELECT 1, l FROM g, billed b, jsonb_array_elements(g.billable_lines) AS l WHERE b.invoiced = 0
  ), sold AS (
    SELECT l ->> 'kind' AS kind, l ->> 'taxCode' AS code, sign * (l ->> 'cents')::bigint AS cents, sign * (l ->> 'taxCents')::bigint AS tax,
      -- Both or none; lines from before they were kept have none.
      jsonb_strip_nulls(jsonb_build_object('taxRate', l -> 'taxRate', 'stateTaxRate', l -> 'stateTaxRate')) AS rate FROM lines
    UNION ALL
    -- Who came beside, and is not invoiced yet.
    SELECT 'people', 'tours', greatest(g.billable_cents - b.invoiced, 0), 0, '{}' FROM g, billed b WHERE b.invoiced > 0
    UNION ALL
    -- Before that, what came beyond what is billed is paid ahead.
    SELECT 'people', 'tours', greatest((SELECT coalesce(sum(cents), 0) FROM money) - b.cents, 0), 0, '{}' FROM g, billed b WHERE g.billable_cents IS NULL
  ), known AS (
    SELECT jsonb_build_object('account', CASE WHEN method = 'cash' THEN 'cash' WHEN method IN ('card', 'card_reader') THEN 'card' ELSE 'bank' END, 'tender', method) AS line, cents
      FROM money
    UNION ALL
    SELECT jsonb_build_object('account', 'bad_debts'), -sum(delta_cents) FROM group_entries WHERE group_id = called AND cause = 'written_off'
    UNION ALL
    SELECT CASE s.kind WHEN 'people' THEN jsonb_build_object('account', 'deferred_visits', 'kind', 'tour', 'tourId', g.tour_id,
        'startsAt', to_char(g.last_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ELSE jsonb_build_object('account', 'goods', 'kind', 'goods', 'taxCode', s.code) || s.rate END, -s.cents FROM g, sold s
    UNION ALL
    SELECT jsonb_build_object('account', 'tax_payable', 'kind', 'tax', 'taxCode', code) || rate, -tax FROM sold
  ), rest AS (
    SELECT -coalesce(sum(cents), 0) AS cents FROM known
  ), wanted AS (
    SELECT line, cents FROM known
    UNION ALL
    SELECT CASE WHEN r.cents > 0 THEN jsonb_build_object('account', 'receivable', 'kind', 'tour', 'tourId', g.tour_id)
      ELSE jsonb_build_object('account', 'refunds_due') END, r.cents FROM g, rest r
  )
  SELECT coalesce(jsonb_agg(line || jsonb_build_object('cents', cents)), '[]') FROM (
    SELECT line, sum(cents) AS cents FROM wanted GROUP BY line HAVING sum(cents) <> 0) AS sums
$$;

-- Publishes how a group's money differs from what was published of it. Transactions of one group wait for each other at its row.
CREATE OR REPLACE FUNCTION publish_group_money(called uuid, moment timestamptz, cause text, reference text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known jsonb;
  is_published boolean;
BEGIN
  INSERT INTO written_money (source_id) VALUES (called) ON CONFLICT DO NOTHING;
  SELECT coalesce(w.lines, '[]'), w.lines IS NOT NULL AND w.xmin = pg_current_xact_id()::xid INTO known, is_published
    FROM written_money w WHERE w.source_id = called FOR UPDATE;
  IF is_published THEN RETURN; END IF;
  known := write_money('orders', jsonb_build_object('sourceId', called, 'reference', reference, 'channel', 'group', 'cause', cause), moment,
    known, group_money(called));
  UPDATE written_money SET lines = known WHERE source_id = called;
END $$;

CREATE OR REPLACE FUNCTION group_money_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'group_entries' THEN
    PERFORM publish_group_money(NEW.group_id, NEW.happened_at, 'group_' || NEW.cause,
      coalesce(NEW.document_number, (SELECT number FROM groups WHERE id = NEW.group_id)));
  ELSE
    PERFORM publish_group_money(NEW.id, now(), 'group_billed', NEW.number);
  END IF;
  RETURN NULL;
END $$;
