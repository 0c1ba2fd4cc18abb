/** SQL: people let in, over all phones. Below 0 only after a mistaken correction. */
export const ADMITTED = '(SELECT coalesce(sum(people), 0)::integer AS admitted FROM scans WHERE booking_id = b.id)';
