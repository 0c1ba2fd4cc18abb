import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../design/marks/notice.js';
import { writtenOut } from '../lib/venue-dates.js';

interface QuestionedInvoiceProps {
  readonly question: { readonly invoice: string; readonly reason: string | null; readonly askedAt: string };
}

/** That the house knows what is wrong with an invoice, for who pays it or organizes the group. */
export function QuestionedInvoice({ question: { invoice, reason, askedAt } }: QuestionedInvoiceProps) {
  const asked = writtenOut(askedAt);
  return (
    <Notice title={t`We look at a question about ${invoice}`}>
      {reason === null ? null : <p>“{reason}”</p>}
      <p>
        <Trans>We were asked on {asked}. Until it is settled, nobody is reminded of this invoice.</Trans>
      </p>
    </Notice>
  );
}
