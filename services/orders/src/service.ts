import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { Dispute } from '@hilltop/payments/disputes/dispute.entity';
import { WRITE_MONEY, WrittenMoney } from '@hilltop/payments/money/written-money.entity';
import { RETURNED_PAYMENT_BEFORE } from '@hilltop/payments/payment.statements';
import { PurchaseCount } from '@hilltop/payments/purchase-count.entity';
import { expiredPurchaseCounts } from '@hilltop/payments/purchase-limit';
import { serveWebhook } from '@hilltop/payments/serve-webhook';
import { BrowserPayment } from '@hilltop/payments/started-payments/browser-payment.entity';
import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { GroupAskCount } from './groups/ask/group-ask-count.entity.js';
import { Group } from './groups/group.entity.js';
import { GroupChange } from './groups/group-change.entity.js';
import { GroupFile } from './groups/group-file.entity.js';
import { GroupQuote } from './groups/group-quote.entity.js';
import { groupRetention } from './groups/group-retention.js';
import { DocumentNumber } from './groups/money/document-number.entity.js';
import { GroupDocument } from './groups/money/group-document.entity.js';
import { GroupEntry } from './groups/money/group-entry.entity.js';
import { GroupPayment } from './groups/money/group-payment.entity.js';
import { InvoiceQuestion } from './groups/money/invoice-question.entity.js';
import { Organization } from './groups/organization.entity.js';
import { MergedOrganization } from './groups/organizations/merged-organization.entity.js';
import { GroupReminder, GroupReminderRule } from './groups/reminders/group-reminder.entities.js';
import { GroupRate } from './groups/terms/group-rate.entity.js';
import { GroupTermsVersion } from './groups/terms/group-terms.entity.js';
import { CartLine } from './lines/cart-line.entity.js';
import { SaleLine } from './lines/sale-line.entity.js';
import { OrderCancellation } from './orders/cancel-line/order-cancellation.entity.js';
import { Order } from './orders/order.entity.js';
import { OrderChange } from './orders/order-change.entity.js';
import { Payment } from './payments/payment.entity.js';
import { Refund } from './payments/refund.entity.js';
import { BLANK_CHANGE, BLANK_CUSTOMER, BLANK_VOUCHER } from './personal-data.js';
import { ProductSnapshot } from './products/product-snapshot.entity.js';
import { CartPromotion } from './promotions/cart-promotion.entity.js';
import { Promotion } from './promotions/promotion.entity.js';
import { PromotionUse } from './promotions/promotion-use.entity.js';
import { Sale } from './sales/sale.entity.js';
import { StoreTerms } from './store-terms/store-terms.entity.js';
import { TaxCode } from './tax/tax-code.entity.js';
import { TaxRate } from './tax/tax-rate.entity.js';
import { CartTender } from './vouchers/cart-tender.entity.js';
import { VoucherLookupCount } from './vouchers/look-up/voucher-lookup-count.entity.js';
import { Voucher } from './vouchers/voucher.entity.js';
import { VoucherEntry } from './vouchers/voucher-entry.entity.js';

/** A line is kept as long as its sale. */
const REFUSED_LINE_BEFORE = `EXISTS (SELECT FROM sales s WHERE s.id = sale_id AND s.state = 'refused' AND s.created_at < $1)`;

const SETTLED_RETURN_BEFORE = `reason = 'not_ordered' AND status = 'settled' AND ended_at < $1`;

/** A voucher's names are kept from the day on which it is mailed. */
const NAMED_VOUCHER_BEFORE = `coalesce(deliver_at, created_at) < $1
  AND concat(from_name, recipient_name, recipient_email, message) <> ''`;

/** What was corrected is kept without its address and reason. */
const NAMED_CHANGE_BEFORE = 'changed_at < $1 AND (former_delivery IS NOT NULL OR reason IS NOT NULL)';

const GROUP_MONEY = new URL('./groups/money/publish-group-money.sql', import.meta.url);

export const ordersService = defineService({
  name: 'orders',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [
    HouseDetails,
    ProductSnapshot,
    CartLine,
    CartTender,
    Order,
    OrderCancellation,
    OrderChange,
    Sale,
    SaleLine,
    Payment,
    Refund,
    Dispute,
    BrowserPayment,
    WrittenMoney,
    PurchaseCount,
    StoreTerms,
    TaxCode,
    TaxRate,
    Voucher,
    VoucherEntry,
    VoucherLookupCount,
    Promotion,
    PromotionUse,
    CartPromotion,
    GroupTermsVersion,
    GroupRate,
    Organization,
    MergedOrganization,
    Group,
    GroupQuote,
    GroupChange,
    GroupEntry,
    GroupDocument,
    GroupPayment,
    DocumentNumber,
    InvoiceQuestion,
    GroupAskCount,
    GroupReminder,
    GroupReminderRule,
    GroupFile,
  ],
  migrations: MIGRATIONS,
  functions: [WRITE_MONEY, new URL('./publish-order-money.sql', import.meta.url), GROUP_MONEY],
  variables,
  retention: ({
    CARTS_KEPT_DAYS,
    CUSTOMERS_KEPT_DAYS,
    GROUP_ASKS_KEPT_DAYS,
    GROUP_DOCUMENTS_KEPT_DAYS,
    RETURNED_PAYMENTS_KEPT_DAYS,
    VOUCHER_LOOKUP_WINDOW_SECONDS: window,
  }) => [
    { table: 'cart_lines', expired: 'added_at < $1 AND typed IS NULL', keptDays: CARTS_KEPT_DAYS },
    // Seats are held for an hour at most; what the visitor typed stays, so that the visitor can return to the cart.
    { table: 'cart_lines', expired: 'added_at < $1 AND typed IS NOT NULL', keptDays: 1 },
    { table: 'cart_tenders', expired: 'added_at < $1', keptDays: 1 },
    { table: 'cart_promotions', expired: 'added_at < $1', keptDays: 1 },
    {
      table: 'voucher_lookup_counts',
      expired: `time_window < extract(epoch FROM $1::timestamptz) / ${window}`,
      keptDays: 1,
    },
    { table: 'sale_lines', expired: REFUSED_LINE_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    { table: 'sales', expired: `state = 'refused' AND created_at < $1`, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    expiredKeys('sales'),
    {
      table: 'orders',
      expired: `created_at < $1 AND customer_email <> ''`,
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_CUSTOMER,
    },
    { table: 'order_changes', expired: NAMED_CHANGE_BEFORE, keptDays: CUSTOMERS_KEPT_DAYS, blank: BLANK_CHANGE },
    { table: 'vouchers', expired: NAMED_VOUCHER_BEFORE, keptDays: CUSTOMERS_KEPT_DAYS, blank: BLANK_VOUCHER },
    {
      table: 'promotion_uses',
      expired: 'used_at < $1 AND email_hash IS NOT NULL',
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: 'email_hash = NULL',
    },
    ...groupRetention({
      CUSTOMERS_KEPT_DAYS,
      GROUP_ASKS_KEPT_DAYS,
      RETURNED_PAYMENTS_KEPT_DAYS,
      GROUP_DOCUMENTS_KEPT_DAYS,
    }),
    expiredPurchaseCounts,
    { table: 'payments', expired: RETURNED_PAYMENT_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    // Refunds of an order stay with it, as they show what it still owes.
    { table: 'refunds', expired: SETTLED_RETURN_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
  ],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    orders: ['SELECT (id, order_number, total_cents, shipping_cents, tax_cents, created_at)'],
    order_changes: ['SELECT (id, order_id, kind, changed_at)'],
    order_cancellations: [
      'SELECT (id, order_id, line_id, quantity, cents, shipping_cents, tax_cents, shipping_tax_cents, voucher_cents, refund_id, cancelled_at)',
    ],
    cart_lines: ['SELECT (id, session_id, kind, product_id, quantity)'],
    payments: ['SELECT (id, order_id, group_id, amount_cents, status, created_at, intent_id, capture_due_at)'],
    disputes: ['SELECT (id, payment_id, amount_cents, status, opened_at)'],
    refunds: ['SELECT (id, payment_id, amount_cents, status, due_at, requested_at, line_id)'],
    sales: ['SELECT (id, state, authorized_cents, captured_cents, created_at)'],
    sale_lines: ['SELECT (id, sale_id, position, kind, facts, quantity, cancelled, cents, tax_cents, state)'],
    vouchers: ['SELECT (id, kind, issued_cents, balance_cents, created_at)'],
    voucher_entries: ['SELECT (id, voucher_id, delta_cents, cause, sale_id, line_id, at, key)'],
    promotions: ['SELECT (id, code, uses, uses_limit)'],
    promotion_uses: ['SELECT (sale_id, promotion_id, cents)'],
    groups: [
      'SELECT (id, number, state, step, quote_version, accepted_version, last_start, held_until, created_at, balance_cents, billable_cents, billable_lines, papers_gone_at)',
    ],
    group_payments: ['SELECT (id, group_id, state, cents, created_at)'],
    group_entries: ['SELECT (id, group_id, cause, delta_cents)'],
    group_documents: ['SELECT (number, group_id, kind, total_cents, tax_cents)'],
    document_numbers: ['SELECT (series, last, gone)'],
    group_quotes: ['SELECT (group_id, version, pupils, adults, deposit_cents)'],
    group_changes: ['SELECT (group_id, at)'],
    group_files: ['SELECT (name)'],
    known_products: ['SELECT (id, version, price_cents, in_stock, withdrawn, tax_code)'],
  },
  configureServer: serveWebhook,
  module: async () => (await import('./app.module.js')).AppModule,
});
