import type { Provider } from '@nestjs/common';
import { CreatePromotionResolver } from '../promotions/create-promotion.resolver.js';
import { EndPromotionResolver } from '../promotions/end-promotion.resolver.js';
import { ListPromotionsResolver } from '../promotions/list-promotions.resolver.js';
import { Promotions } from '../promotions/promotions.js';
import { StaffPromotions } from '../promotions/staff-promotions.js';
import { BlockVoucherResolver } from '../vouchers/block-voucher.resolver.js';
import { CashOutVoucherResolver } from '../vouchers/cash-out-voucher.resolver.js';
import { VoucherCodes } from '../vouchers/codes/voucher-codes.js';
import { IssueVoucherResolver } from '../vouchers/issue-voucher.resolver.js';
import { ListVouchersResolver } from '../vouchers/list-vouchers.resolver.js';
import { LookUpCode } from '../vouchers/look-up/look-up-code.js';
import { MailDueVouchersJob } from '../vouchers/mail-due-vouchers.job.js';
import { ReadVoucherStories } from '../vouchers/read-voucher-stories.js';
import { RefundTenders } from '../vouchers/refund-tenders.js';
import { RefundVoucherResolver } from '../vouchers/refund-voucher.resolver.js';
import { ReplaceVoucherResolver } from '../vouchers/replace-voucher.resolver.js';
import { VoucherResolver } from '../vouchers/voucher.resolver.js';
import { VoucherActions } from '../vouchers/voucher-actions.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';
import { VoucherLinks } from '../vouchers/voucher-links.js';
import { VoucherWithCode } from '../vouchers/voucher-with-code.js';
import { VouchersByEmailResolver } from '../vouchers/vouchers-by-email.resolver.js';

/** Product.md §20. */
const promotions = [Promotions, StaffPromotions, CreatePromotionResolver, EndPromotionResolver, ListPromotionsResolver];

/** Product.md §20. */
const vouchers = [
  VoucherCodes,
  VoucherLinks,
  VoucherLedger,
  LookUpCode,
  RefundTenders,
  ReadVoucherStories,
  VoucherResolver,
  VoucherActions,
  VoucherWithCode,
  ListVouchersResolver,
  IssueVoucherResolver,
  BlockVoucherResolver,
  ReplaceVoucherResolver,
  CashOutVoucherResolver,
  RefundVoucherResolver,
  MailDueVouchersJob,
  VouchersByEmailResolver,
];

export const vouchersAndCodes: readonly Provider[] = [...promotions, ...vouchers];
