-- Offers what is free of slots to those who wait, the oldest party that fits first. The caller has locked the slots.
CREATE OR REPLACE FUNCTION offer_freed_seats(freed text[], moment timestamptz, terms jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  slot slots;
  entry waitlist_entries;
  turn waitlist_entries;
  gathering holds;
  open integer;
  reach integer;
  room integer;
  part integer;
  deadline timestamptz;
  last_gathering timestamptz;
  gathered_until timestamptz;
  missing integer;
  refused uuid[] := '{}';
  passed uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM waitlist_entries w WHERE w.slot_ids && freed AND w.status IN ('waiting', 'offered')
    AND w.confirmed_at IS NOT NULL) THEN
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
    PERFORM write_event(terms -> 'updated', entry.id, jsonb_build_object('entryId', entry.id, 'status', entry.status,
      'language', entry.language));
  END LOOP;

  FOR slot IN SELECT * FROM slots s WHERE s.id = ANY (freed) ORDER BY s.id LOOP
    deadline := least(moment + (terms ->> 'minutes')::integer * interval '1 minute', slot.starts_at - interval '1 hour');
    CONTINUE WHEN deadline <= moment OR slot.closed;
    open := slot.capacity - slot.taken;
    last_gathering := slot.starts_at - interval '24 hours';
    -- The largest party cancels as a whole and then frees enough at once. Smaller ones have to add up to what gathers.
    SELECT slot.capacity - coalesce(max(b.places), 0) INTO reach FROM bookings b
      WHERE b.slot_id = slot.id AND b.status = 'confirmed';
    UPDATE holds SET expires_at = moment WHERE id IN (
      SELECT h.id FROM waitlist_entries w JOIN holds h ON h.id = w.hold_id
      WHERE w.slot_ids @> ARRAY[slot.id] AND w.status = 'waiting' AND w.places > reach
        AND h.status = 'active' AND h.slot_id = slot.id FOR UPDATE OF h SKIP LOCKED);
    -- At most half of the seats gather.
    SELECT slot.capacity / 2 - coalesce(sum(h.places), 0) INTO room FROM waitlist_entries w JOIN holds h ON h.id = w.hold_id
      WHERE w.slot_ids @> ARRAY[slot.id] AND w.status = 'waiting' AND h.status = 'active' AND h.slot_id = slot.id;
    passed := '{}';
    FOR entry IN
      SELECT * FROM waitlist_entries w
      WHERE w.slot_ids @> ARRAY[slot.id] AND w.status = 'waiting' AND w.confirmed_at IS NOT NULL
        AND w.id <> ALL (refused)
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
      -- Whoever was passed over twice is not passed over again: seats gather for them, once and for two days at most.
      SELECT w.* INTO turn FROM waitlist_entries w
        LEFT JOIN holds h ON h.id = w.hold_id AND h.status = 'active' AND h.slot_id <> slot.id
        WHERE w.id = ANY (passed) AND w.passed_over >= 2 AND w.places <= reach AND room > 0 AND h.id IS NULL
          AND least(last_gathering, w.gathers_until) > moment
        ORDER BY w.joined_at, w.id LIMIT 1;
      IF turn.id IS NOT NULL THEN
        part := least(open, room);
        gathered_until := least(last_gathering, coalesce(turn.gathers_until, moment + interval '48 hours'));
        SELECT * INTO gathering FROM holds h
          WHERE h.id = turn.hold_id AND h.status = 'active' AND h.expires_at > moment FOR UPDATE SKIP LOCKED;
        IF gathering.id IS NULL THEN
          UPDATE waitlist_entries SET gathers_until = gathered_until,
            hold_id = offer_seats(slot.id, turn.group_size, part, gathered_until, moment, terms) WHERE id = turn.id;
        ELSE
          PERFORM grow_offer(gathering.id, part, gathered_until, moment, terms);
        END IF;
        open := open - part;
        room := room - part;
        -- The seats beyond that half go to whoever fits.
        SELECT * INTO gathering FROM holds h
          WHERE h.id = entry.hold_id AND h.status = 'active' AND h.expires_at > moment FOR UPDATE SKIP LOCKED;
      END IF;
      IF missing <= open AND entry.id <> ALL (passed) THEN
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
          'holdId', gathering.id, 'slotId', slot.id, 'seats', entry.places, 'expiresAt', iso_text(deadline), 'language', entry.language));
      END IF;
    END LOOP;
    -- The public may buy what is left: that passes over whoever needs more.
    IF open > 0 THEN
      UPDATE waitlist_entries SET passed_over = passed_over + 1 WHERE id = ANY (passed);
    END IF;
  END LOOP;
END $$;
