import { columnNames } from '@hilltop/platform/database/column-names';
import { writeEvent } from '../../database/write-event.js';
import { Hold } from '../../holds/hold.entity.js';
import { TAKE_SEATS } from '../../opening/slots/take-seats.js';
import { PaymentLink } from './payment-link.entity.js';

const HOLD_COLUMNS = columnNames(Hold);
const LINK_COLUMNS = columnNames(PaymentLink);

/**
 * Takes seats and stores hold, link and events, or nothing. $1–$5 as in TAKE_SEATS; $6 hold; $7–$10 event of the hold;
 * $11 link; $12–$15 event of the link; $16–$19 staff action.
 */
export const HOLD_FOR_LINK = {
  name: 'hold-for-payment-link',
  text: `WITH slot AS (${TAKE_SEATS}), hold AS (
    INSERT INTO holds (${HOLD_COLUMNS}) SELECT ${HOLD_COLUMNS} FROM jsonb_populate_record(NULL::holds, $6::jsonb)
    WHERE EXISTS (SELECT FROM slot) RETURNING id
  ), held AS (${writeEvent('hold', 7)}), link AS (
    INSERT INTO payment_links (${LINK_COLUMNS}) SELECT ${LINK_COLUMNS} FROM jsonb_populate_record(NULL::payment_links, $11::jsonb)
    WHERE EXISTS (SELECT FROM hold) RETURNING id
  ), sent AS (${writeEvent('link', 12)}), action AS (${writeEvent('link', 16)}) SELECT id FROM link`,
};

/** Applies only while the link is open. $1 link, $2 now, $3 e-mail, $4 what changes of the request, $5 1 if the address is another. */
export const CORRECT_LINK = `
  WITH held AS (
    SELECT h.id FROM holds h JOIN payment_links l ON l.hold_id = h.id
    WHERE l.id = $1::uuid AND h.status = 'active' AND h.expires_at > $2::timestamptz FOR UPDATE OF h
  )
  UPDATE payment_links SET email = $3, request = request || $4::jsonb, link_version = link_version + $5
  FROM held WHERE hold_id = held.id RETURNING payment_links.id`;

/** Applies only while the link is open. $1 hold, $2 now, $3 new end. */
export const EXTEND_LINK = `
  UPDATE holds SET expires_at = $3::timestamptz
  WHERE id = $1::uuid AND status = 'active' AND expires_at > $2::timestamptz RETURNING id`;
