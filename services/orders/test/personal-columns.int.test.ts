import { readFileSync } from 'node:fs';
import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { BLANK_CUSTOMER, PERSONAL_DATA } from '../src/personal-data.js';
import { ordersService } from '../src/service.js';

const exportFile = new URL('../../../web/staff/personal-data/personal-data.graphql', import.meta.url);

const told = {
  personalData: PERSONAL_DATA,
  exportOperation: readFileSync(exportFile, 'utf8'),
  exportedAt: {
    orders: 'ordersByEmail',
    vouchers: 'vouchersByEmail',
    order_changes: 'ordersByEmail.changes',
    groups: 'groupsByEmail',
    organizations: 'groupsByEmail.organization',
    group_changes: 'groupsByEmail.changes',
    group_entries: 'groupsByEmail.money.entries',
    group_documents: 'groupsByEmail.money.documents',
    invoice_questions: 'groupsByEmail.money.questions',
    'groups.minors_confirmed_by': 'groupsByEmail.minorsConfirmedBy',
    'groups.accepted_by': 'groupsByEmail.acceptance.name',
    'group_documents.bill_email': 'groupsByEmail.money.documents.email',
    'groups.accepted_position': 'groupsByEmail.acceptance.position',
  },
  harmless: {
    'group_terms.*': 'numbers',
    'group_rates.*': 'amounts, and one of two words',
    'group_quotes.*': 'amounts, times and counts, and what a group buys besides',
    'group_changes.kind': 'one of a few words',
    'groups.billable_lines': 'amounts, and what a group buys besides',
    'group_entries.cause': 'one of a few words',
    'group_entries.method': 'one of a few words',
    'group_entries.reference': 'the number of a check or a transfer',
    'group_entries.document_number': 'names a document in the accounts',
    'group_entries.key': 'random, of a member of staff',
    'group_payments.state': 'one of a few words',
    'group_payments.intent_id': 'the reference of the payment provider',
    'group_payments.acceptance': 'kept for the seconds in which seats are booked; the group has it then',
    'group_payments.refusal': 'one of a few sentences',
    'group_payments.idempotency_key': 'random',
    'group_payments.request_hash': 'a hash',
    'group_documents.number': 'names a document in the accounts',
    'group_documents.kind': 'one of two words',
    'group_documents.of_number': 'names a document in the accounts',
    'group_documents.order_number': 'of the order of an organization',
    'group_documents.lines': 'amounts, and what a group buys besides',
    'invoice_questions.invoice': 'names a document in the accounts',
    'document_numbers.series': 'a year',
    'groups.state': 'one of a few words',
    'groups.language': 'one of a few words',
    'groups.step': 'one of a few words',
    'groups.step_facts': 'kept for the seconds in which bookings is asked',
    'groups.ending': 'one of a few words',
    'groups.pays_by': 'one of a few words',
    'groups.number': 'names the group in the accounts',
    'groups.grade': 'the grade of a class',
    'groups.tour_name': 'the name of a tour',
    'groups.wishes': 'days and times',
    'groups.hold_ids': 'ids of holds',
    'groups.purchase_order': 'the order of an organization, with its address for bills',
    'groups.minors_rules': 'the version of the rules',
    'groups.sent_order': 'as the one that was confirmed',
    'group_reminders.*': 'days, one of a few words, and a date or the number of an invoice',
    'group_reminder_rules.kind': 'one of a few words',
    'group_ask_counts.*': 'hashes, deleted after a day',
    'group_files.*': 'random names, and one of a few words; media has the files',
    'group_documents.exempt_reason': 'why an organization pays no sales tax',
    'organizations.exempt_reason': 'why an organization pays no sales tax',
    'organizations.exempt_file': 'a random name',
    'groups.idempotency_key': 'random, and deleted after 30 days',
    'groups.request_hash': 'a hash, compared while the idempotency key is kept',
    'organizations.kind': 'one of a few words',
    'house_details.*': 'the address and the phone of the house',
    'cart_tenders.*': 'random ids of a browser and ids of vouchers',
    'cart_promotions.*': 'random ids of a browser and ids of codes',
    'promotions.*': 'what managers write of codes that lower prices',
    'known_products.*': 'facts of products',
    'order_cancellations.idempotency_key': 'random, of a member of staff',
    'order_changes.kind': 'one of a few words',
    'order_changes.actor': 'one of a few words',
    'orders.order_number': 'names the sale in the accounts',
    'orders.status': 'one of a few words',
    'orders.language': 'one of a few words',
    'payments.*': 'ids of the provider, and one of a few words',
    'purchase_counts.*': 'hashes, deleted after a day',
    'disputes.*': 'ids and codes of the provider, and one of a few words',
    'browser_payments.*': 'ids of the provider',
    'refunds.*': 'ids of the provider, and one of a few words',
    'sales.tax_rates': 'rates of tax',
    'orders.taxes': 'codes and amounts',
    'tax_codes.*': 'names what is taxed',
    'tax_rates.*': 'rates, and the sentences of managers that say why',
    'voucher_entries.*': 'amounts, ids and a few words',
    'voucher_lookup_counts.*': 'hashes, deleted after a day',
    'vouchers.code_hash': 'a keyed hash',
    'vouchers.key_id': 'says which secret',
    'vouchers.kind': 'one of a few words',
    'vouchers.language': 'one of a few words',
    'vouchers.last4': 'the end of a code',
    'vouchers.status': 'one of a few words',
    'written_money.*': 'accounts and amounts',
    'sale_lines.*': 'facts of products and tours, and the day on which a voucher is mailed',
    'sales.idempotency_key': 'random, and deleted after 30 days',
    'sales.intent_id': 'an id of the provider',
    'sales.refusal': 'a sentence about a product, a tour or a payment',
    'sales.request_hash': 'a hash, compared while the idempotency key is kept',
    'sales.session_id': 'a random id of a browser',
    'sales.state': 'one of a few words',
    'sales.language': 'one of a few words',
    'sales.waiting_refunds': 'ids and amounts, until the sale has ended',
  },
  notExported: {
    'promotion_uses.email_hash': 'a keyed hash, by which an address uses a code once',
    'merged_organizations.reason': 'why two rows are one organization',
    'vouchers.request_hash': 'a hash, compared when its idempotency key comes again',
    'cart_lines.session_id': 'a random id of a browser',
    'cart_lines.kind': 'one of a few words',
    'cart_lines.facts': 'ids, amounts and times of tours and vouchers, and keys of requests',
    'cart_lines.typed': 'what is in a cart is shown to its visitor, and deleted a day later',
    'sales.details': 'kept for the seconds in which a cart is paid for',
  },
};

it('erases and exports each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: ordersService.migrations });
  try {
    expect(await forgottenColumns(dataSource, told)).toEqual([]);
    await dataSource.query('ALTER TABLE orders ADD COLUMN gift_note text');
    expect(await forgottenColumns(dataSource, told)).toEqual([
      'orders.gift_note survives an erasure: blank it in personal-data.ts, or list it as harmless',
    ]);
    const orders = { table: 'orders', email: 'customer_email', blank: `${BLANK_CUSTOMER}, gift_note = NULL` };
    const personalData = [...PERSONAL_DATA.filter(({ table }) => table !== 'orders'), orders];
    expect(await forgottenColumns(dataSource, { ...told, personalData })).toEqual([
      'orders.gift_note is missing in the export: ask for ordersByEmail.giftNote in personal-data.graphql',
    ]);
  } finally {
    await close();
  }
});
