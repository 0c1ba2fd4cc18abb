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
  accepted_by = NULL, accepted_position = NULL, minors_confirmed_by = NULL, access_needs = NULL, note = NULL`;

/** In the words of staff. */
export const BLANK_REASON = 'reason = NULL';

/** Of a family; another organization is no person. */
const BLANK_BILL = `bill_to = 'Erased', reason = NULL`;

/** SQL condition: the group may still come, or owes money, or is owed some. @param group the table, or its name in the statement */
export const isOpen = (group: string) => `(${group}.state NOT IN ('visited', 'ended') OR EXISTS (
  SELECT FROM jsonb_array_elements(group_money(${group}.id)) AS line WHERE line ->> 'account' IN ('receivable', 'refunds_due')))`;

const ofOpenGroup = (group: string) => `EXISTS (SELECT FROM groups g WHERE g.id = ${group} AND ${isOpen('g')})`;

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
    blank: BLANK_REASON,
    needed: ofOpenGroup('group_changes.group_id'),
  },
  {
    table: 'group_entries',
    email: organizerOf('group_entries.group_id'),
    blank: BLANK_REASON,
    needed: ofOpenGroup('group_entries.group_id'),
  },
  {
    table: 'invoice_questions',
    email: organizerOf('invoice_questions.group_id'),
    blank: BLANK_REASON,
    needed: ofOpenGroup('invoice_questions.group_id'),
  },
  {
    table: 'group_documents',
    email: `(SELECT lower(g.organizer_email) FROM groups g JOIN organizations o ON o.id = g.organization_id
      WHERE g.id = group_documents.group_id AND o.kind = 'family')`,
    blank: BLANK_BILL,
    needed: ofOpenGroup('group_documents.group_id'),
  },
  {
    table: 'group_documents',
    email: `nullif(lower(bill_email), '')`,
    blank: `bill_email = ''`,
    needed: ofOpenGroup('group_documents.group_id'),
  },
  {
    table: 'merged_organizations',
    email: `(SELECT lower(max(g.organizer_email)) FROM groups g WHERE g.organization_id = merged_organizations."into")`,
    blank: BLANK_REASON,
  },
  // A family is a person.
  {
    table: 'organizations',
    email: `CASE WHEN kind = 'family' THEN
      (SELECT lower(max(g.organizer_email)) FROM groups g WHERE g.organization_id = organizations.id) END`,
    blank: `name = 'Erased', address = ''`,
    needed: `EXISTS (SELECT FROM groups g WHERE g.organization_id = organizations.id AND ${isOpen('g')})`,
  },
  { table: 'groups', email: 'lower(organizer_email)', blank: BLANK_ORGANIZER, needed: isOpen('groups'), inBooks: true },
];

export const EraseCustomerWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
