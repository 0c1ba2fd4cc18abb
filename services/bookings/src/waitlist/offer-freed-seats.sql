-- Offers what is free of slots to those who wait, the oldest party that fits first. The caller has locked the slots.
CREATE OR REPLACE FUNCTION offer_freed_seats(freed text[], moment timestamptz, terms jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  slot slots;
  entry waitlist_entries;
  gathering holds;
  open integer;
  deadline timestamptz;
  gathers_until timestamptz;
  missing integer;
  refused uuid[] := '{}';
  passed uuid[];
  has_turn uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM waitlist_entries w WHERE w.slot_ids && freed AND w.status IN ('waiting', 'offered')) THEN
    RETURN;
  END IF;
  -- A party may wait for several slots: one offer is made at a time, and the next query sees it.
  PERFORM pg_advisory_xact_lock(hashtext('offer_freed_seats'));

  -- An offer that ended unpaid: its party keeps its place once, and these seats go to others.
  FOR entry IN
    UPDATE waitlist_entries w SET missed = w.missed + 1,
      status = CASE WHEN w.missed = 0 THEN 'waiting' ELSE 'expired' END,
      ended_at = CASE WHEN w.missed > 0 THEN moment END
    FROM holds h
    WHERE w.slot_ids && freed AND w.status = 'offered' AND h.id = w.hold_id AND h.status NOT IN ('active', 'converted')
    RETURNING w.*
  LOOP
    refused := refused || entry.id;
    PERFORM write_event(terms -> 'updated', entry.id, jsonb_build_object('entryId', entry.id, 'status', entry.status));
  END LOOP;

  FOR slot IN SELECT * FROM slots s WHERE s.id = ANY (freed) ORDER BY s.id LOOP
    deadline := least(moment + (terms ->> 'minutes')::integer * interval '1 minute', slot.starts_at - interval '1 hour');
    CONTINUE WHEN deadline <= moment OR slot.closed;
    open := slot.capacity - slot.taken;
    gathers_until := slot.starts_at - interval '24 hours';
    passed := '{}';
    FOR entry IN
      SELECT * FROM waitlist_entries w
      WHERE w.slot_ids @> ARRAY[slot.id] AND w.status = 'waiting' AND w.id <> ALL (refused)
      ORDER BY w.joined_at, w.id FOR UPDATE
    LOOP
      EXIT WHEN open = 0;
      -- Whoever ends a hold locks it before its slot: one that is locked is ending.
      SELECT * INTO gathering FROM holds h
        WHERE h.id = entry.hold_id AND h.status = 'active' AND h.expires_at > moment FOR UPDATE SKIP LOCKED;
      missing := entry.places - CASE WHEN gathering.slot_id = slot.id THEN gathering.places ELSE 0 END;
      IF missing > open THEN
        passed := passed || entry.id;
      END IF;
      -- Whoever was passed over twice is not passed over again: seats gather for them.
      SELECT w.id INTO has_turn FROM waitlist_entries w
        LEFT JOIN holds h ON h.id = w.hold_id AND h.status = 'active' AND h.slot_id <> slot.id
        WHERE w.id = ANY (passed) AND w.passed_over >= 2 AND h.id IS NULL AND gathers_until > moment
        ORDER BY w.joined_at, w.id LIMIT 1;
      IF has_turn IS NOT NULL THEN
        SELECT * INTO entry FROM waitlist_entries w WHERE w.id = has_turn;
        SELECT * INTO gathering FROM holds h
          WHERE h.id = entry.hold_id AND h.status = 'active' AND h.expires_at > moment FOR UPDATE SKIP LOCKED;
        IF gathering.id IS NULL THEN
          UPDATE waitlist_entries SET hold_id = offer_seats(slot.id, entry.group_size, open, gathers_until, moment, terms)
            WHERE id = entry.id;
        ELSE
          PERFORM grow_offer(gathering.id, open, gathers_until, moment, terms);
        END IF;
        open := 0;
      ELSIF missing <= open THEN
        IF gathering.slot_id = slot.id THEN
          PERFORM grow_offer(gathering.id, missing, deadline, moment, terms);
        ELSE
          -- What has gathered elsewhere goes back.
          UPDATE holds SET expires_at = moment WHERE id = gathering.id;
          gathering.id := offer_seats(slot.id, entry.group_size, missing, deadline, moment, terms);
          EXIT WHEN gathering.id IS NULL;
        END IF;
        open := open - missing;
        UPDATE waitlist_entries SET status = 'offered', hold_id = gathering.id WHERE id = entry.id;
        UPDATE waitlist_entries SET passed_over = passed_over + 1 WHERE id = ANY (passed);
        PERFORM write_event(terms -> 'offered', entry.id, jsonb_build_object('entryId', entry.id,
          'holdId', gathering.id, 'slotId', slot.id, 'seats', entry.places, 'expiresAt', iso_text(deadline)));
      END IF;
    END LOOP;
    -- The public may buy what is left: that passes over whoever needs more.
    IF open > 0 THEN
      UPDATE waitlist_entries SET passed_over = passed_over + 1 WHERE id = ANY (passed);
    END IF;
  END LOOP;
END $$;
