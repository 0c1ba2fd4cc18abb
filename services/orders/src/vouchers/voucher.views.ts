import { formatCents, formatSignedCents } from '@hilltop/platform/values/cents';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import type {
  StaffVoucher as StaffVoucherView,
  VoucherEntry as VoucherEntryView,
  Voucher as VoucherView,
} from '../generated/schema-types.js';
import { showCode } from './codes/code-text.js';
import type { VoucherStory } from './read-voucher-stories.js';

function entryViews({ entries }: VoucherStory): VoucherEntryView[] {
  return entries.map(({ id, cause, deltaCents, at, orderNumber }) => ({
    id,
    cause,
    amount: formatSignedCents(deltaCents),
    at: at.toISOString(),
    orderNumber,
  }));
}

/** The voucher as its holder sees it. @param code null for one that is blocked */
export function voucherView(story: VoucherStory, code: string | null): VoucherView {
  const { voucher } = story;
  return {
    __typename: 'Voucher',
    amount: formatCents(voucher.issuedCents),
    left: formatCents(voucher.balanceCents),
    code: code === null ? null : showCode(code),
    last4: voucher.last4,
    status: voucher.status,
    fromName: voucher.fromName && plainName(voucher.fromName),
    recipientName: voucher.recipientName && plainName(voucher.recipientName),
    message: quotedText(voucher.message),
    issuedAt: voucher.createdAt.toISOString(),
    entries: entryViews(story),
  };
}

export function staffVoucherView(story: VoucherStory): StaffVoucherView {
  const { voucher, orderNumber } = story;
  return {
    __typename: 'StaffVoucher',
    id: voucher.id,
    last4: voucher.last4,
    kind: voucher.kind,
    status: voucher.status,
    amount: formatCents(voucher.issuedCents),
    left: formatCents(voucher.balanceCents),
    fromName: voucher.fromName,
    recipientName: voucher.recipientName,
    recipientEmail: voucher.recipientEmail,
    message: voucher.message,
    reason: voucher.reason,
    language: voucher.language,
    orderNumber,
    deliverAt: voucher.deliverAt?.toISOString() ?? null,
    sentAt: voucher.sentAt?.toISOString() ?? null,
    issuedAt: voucher.createdAt.toISOString(),
    entries: entryViews(story),
  };
}

/** The names trace a sale (product.md §6). */
export function voucherForReader(story: VoucherStory): StaffVoucherView {
  return { ...staffVoucherView(story), recipientEmail: '', message: '' };
}
