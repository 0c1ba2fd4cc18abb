import { Module } from '@nestjs/common';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { BlockVoucherResolver } from './block-voucher/block-voucher.resolver.js';
import { CashOutVoucherResolver } from './cash-out-voucher/cash-out-voucher.resolver.js';
import { VoucherCodes } from './codes/voucher-codes.js';
import { IssueVoucherResolver } from './issue-voucher/issue-voucher.resolver.js';
import { ListVouchersResolver } from './list-vouchers/list-vouchers.resolver.js';
import { LookUpCode } from './look-up/look-up-code.js';
import { MailDueVouchersJob } from './mail-due-vouchers/mail-due-vouchers.job.js';
import { ReadVoucherStories } from './read-voucher-stories.js';
import { RefundTenders } from './refund-tenders.js';
import { RefundVoucherResolver } from './refund-voucher/refund-voucher.resolver.js';
import { ReplaceVoucherResolver } from './replace-voucher/replace-voucher.resolver.js';
import { VoucherResolver } from './show-voucher/voucher.resolver.js';
import { VoucherActions } from './voucher-actions.js';
import { VoucherLedger } from './voucher-ledger.js';
import { VoucherLinks } from './voucher-links.js';
import { VoucherWithCode } from './voucher-with-code.js';
import { VouchersByEmailResolver } from './vouchers-by-email/vouchers-by-email.resolver.js';

/** Gift vouchers: money that was paid before (product.md §20). */
@Module({
  imports: [PromotionsModule],
  providers: [
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
  ],
  exports: [VoucherLedger, LookUpCode, RefundTenders],
})
export class VouchersModule {}
