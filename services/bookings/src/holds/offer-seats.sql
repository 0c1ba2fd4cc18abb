-- Offers are functions, so that every statement that frees seats can make them itself: no other statement sees the seats
-- free (infra/decisions/0164). `terms` is `OfferTerms` as JSON.

CREATE OR REPLACE FUNCTION write_event(event jsonb, aggregate uuid, data jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (id, aggregate_id, subject, event)
  SELECT id, aggregate::text, event ->> 'type',
    event || jsonb_build_object('id', id, 'subject', aggregate, 'data', data)
  FROM (SELECT gen_random_uuid() AS id) AS new
$$;
CREATE OR REPLACE FUNCTION iso_text(moment timestamptz) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
CREATE OR REPLACE FUNCTION write_seats_held(hold_id uuid, terms jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT write_event(terms -> 'held', h.id, jsonb_build_object('holdId', h.id, 'slotId', h.slot_id,
    'tourType', s.tour_type, 'startsAt', iso_text(s.starts_at), 'seats', h.places, 'expiresAt', iso_text(h.expires_at)))
  FROM holds h JOIN slots s ON s.id = h.slot_id WHERE h.id = hold_id
$$;

-- Holds seats of a slot for a party that is known, until a deadline. NULL when fewer are free.
CREATE OR REPLACE FUNCTION offer_seats(slot text, guests integer, seats integer, deadline timestamptz, moment timestamptz, terms jsonb)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  offer uuid := gen_random_uuid();
BEGIN
  UPDATE slots SET taken = taken + seats WHERE id = slot AND taken + seats <= capacity AND NOT closed;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, began_at, expires_at, kind)
  VALUES (offer, slot, guests, seats, 'active', false, moment, moment, deadline, 'offer');
  PERFORM write_seats_held(offer, terms);
  RETURN offer;
END $$;

-- Gives more seats to an offer, or to the seats that gather for a party.
CREATE OR REPLACE FUNCTION grow_offer(offer uuid, seats integer, deadline timestamptz, moment timestamptz, terms jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE slots SET taken = taken + seats FROM holds h WHERE h.id = offer AND slots.id = h.slot_id;
  UPDATE holds SET places = places + seats, expires_at = deadline, began_at = moment WHERE id = offer;
  PERFORM write_seats_held(offer, terms);
END $$;
