-- The date on whose page of the books a line is written (product.md §17): the one that it belongs to, or today's when that day
-- is sealed. The lock is shared by writers and kept by the seal of a day, so that a line is in the seal or sees it. A
-- statement of its own reads the seals after the lock: the one that calls this began before it.
CREATE OR REPLACE FUNCTION open_page(belongs date, today date) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  sealed date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('sealed days'));
  SELECT max(date) INTO sealed FROM sealed_days;
  IF sealed IS NULL OR belongs > sealed THEN RETURN belongs; END IF;
  RETURN greatest(today, sealed + 1);
END $$;
