import { t } from '@lingui/core/macro';
import { Notice } from '../design/marks/notice.js';
import { writtenOut } from '../lib/venue-dates.js';

interface QuestionedInvoiceProps {
  readonly question: { readonly invoice: string; readonly reason: string | null; readonly askedAt: string };
}

/** That the house knows what is wrong with an invoice, for who pays it or organizes the group. */
export function QuestionedInvoice({ question: { invoice, reason, askedAt } }: QuestionedInvoiceProps) {
  const day = writtenOut(askedAt);
  return (
    <Notice title={t`We look at a question about ${invoice}`}>
      {reason === null ? null : <p>“{reason}”</p>}
      <p>{t`We were asked on ${day}. Until it is settled, nobody is reminded of this invoice.`}</p>
    </Notice>
  );
}
