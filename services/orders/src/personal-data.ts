import { personErased } from '@hilltop/contracts/orders/person-erased';
import { eraseWhenRequested } from '@hilltop/platform/personal-data/erase-when-requested';
import type { PersonalData } from '@hilltop/platform/personal-data/personal-data';

/** Number, lines and total stay for accounting. */
export const BLANK_CUSTOMER = `customer_name = 'Erased', customer_email = '', delivery = NULL, parcel = NULL`;

/** That something was corrected stays. */
export const BLANK_CHANGE = 'former_delivery = NULL, reason = NULL';

/** Amounts stay for accounting. The reason of staff can name the giver or the recipient. */
const BLANK_WORDS = `from_name = '', message = '', reason = NULL`;

/** A voucher without persons: anyone who knows the code can use it. */
export const BLANK_VOUCHER = `recipient_name = '', recipient_email = '', deliver_at = NULL, request_hash = NULL, ${BLANK_WORDS}`;

/** Who organized a group, and who accepted its quote. Counts and amounts stay. */
export const BLANK_ORGANIZER = `organizer_name = 'Erased', organizer_email = '', organizer_phone = '',
  accepted_by = NULL, accepted_position = NULL, access_needs = NULL, note = NULL`;

/** In the words of staff. */
export const BLANK_GROUP_CHANGE = 'reason = NULL';

const IS_OVER = `state IN ('visited', 'ended')`;

const organizerOf = (group: string) => `(SELECT lower(g.organizer_email) FROM groups g WHERE g.id = ${group})`;

export const PERSONAL_DATA: readonly PersonalData[] = [
  { table: 'cart_lines', email: `lower(coalesce(typed ->> 'email', typed ->> 'recipientEmail'))` },
  // A sale under way that lost its details is canceled.
  { table: 'sales', email: `lower(details ->> 'customerEmail')`, blank: 'details = NULL' },
  {
    table: 'vouchers',
    email: 'lower(recipient_email)',
    blank: BLANK_VOUCHER,
    inBooks: true,
  },
  // What a buyer wrote. The order still says who the buyer is.
  {
    table: 'vouchers',
    email: '(SELECT lower(o.customer_email) FROM orders o WHERE o.id = vouchers.sale_id)',
    blank: BLANK_WORDS,
    inBooks: true,
  },
  // The use still counts; the address can use the code again.
  {
    table: 'promotion_uses',
    email: '(SELECT lower(o.customer_email) FROM orders o WHERE o.id = promotion_uses.sale_id)',
    blank: 'email_hash = NULL',
  },
  {
    table: 'order_changes',
    email: '(SELECT lower(o.customer_email) FROM orders o WHERE o.id = order_changes.order_id)',
    blank: BLANK_CHANGE,
  },
  { table: 'orders', email: 'lower(customer_email)', blank: BLANK_CUSTOMER, inBooks: true },
  {
    table: 'group_changes',
    email: organizerOf('group_changes.group_id'),
    blank: BLANK_GROUP_CHANGE,
    needed: `NOT EXISTS (SELECT FROM groups g WHERE g.id = group_changes.group_id AND ${IS_OVER})`,
  },
  // A family is a person.
  {
    table: 'organizations',
    email: `CASE WHEN kind = 'family' THEN
      (SELECT lower(max(g.organizer_email)) FROM groups g WHERE g.organization_id = organizations.id) END`,
    blank: `name = 'Erased', address = ''`,
    needed: `EXISTS (SELECT FROM groups g WHERE g.organization_id = organizations.id AND NOT ${IS_OVER})`,
  },
  { table: 'groups', email: 'lower(organizer_email)', blank: BLANK_ORGANIZER, needed: `NOT ${IS_OVER}` },
];

export const EraseCustomerWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
