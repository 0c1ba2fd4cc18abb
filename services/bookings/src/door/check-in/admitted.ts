/** SQL: people let in by the scans of a booking `b`, over all phones, as settled. Below 0 only after a mistaken correction. */
export const ADMITTED = '(SELECT coalesce(sum(people), 0)::integer AS admitted FROM scans WHERE booking_id = b.id)';
