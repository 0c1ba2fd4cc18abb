import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useNow } from '../../kit/document/use-now.js';
import { QuestionedInvoice } from '../../kit/group/questioned-invoice.js';
import { W9Link } from '../../kit/group/w9-link.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { DocumentRow } from '../design/document-row.js';
import { LinesTable } from '../design/lines-table.js';
import { Columns, FactsPlate, Rows, Whole, Work } from '../design/own-page-parts.js';
import { type GroupBill, standingOf, visitWords } from './bill-words.js';
import { PaySection } from './pay-section.js';

interface BillProps {
  readonly bill: GroupBill;
}

interface BillViewProps extends BillProps {
  /** Of its link. */
  readonly token: string;
}

/** What is to pay, how, and for what. */
export function BillView({ bill, token }: BillViewProps) {
  const { invoice, question, hasW9 } = bill;
  const { number } = invoice;
  const { title, text, tone } = standingOf(bill, venueToday(useNow()));
  return (
    <Columns>
      <Work>
        <section aria-labelledby="standing">
          <h2 id="standing">
            <Trans>What is to pay</Trans>
          </h2>
          <Notice tone={tone} title={title}>
            {text}
          </Notice>
          {question ? <QuestionedInvoice question={question} /> : null}
        </section>
        <PaySection bill={bill} token={token} />
        {hasW9 ? <W9Link of={`bills/${encodeURIComponent(token)}`} /> : null}
        <DocumentsSection bill={bill} token={token} />
        <Text soft>
          <Trans>
            Something is wrong with it? Call <Reach />, and name the invoice <Whole>{number}</Whole>.
          </Trans>
        </Text>
      </Work>
      <VisitFacts bill={bill} />
    </Columns>
  );
}

function DocumentsSection({ bill, token }: BillViewProps) {
  const { invoice, creditNotes, groupNumber, organizationName, tourName, starts } = bill;
  const { number, lines, taxCents, totalCents, exemptReason } = invoice;
  const group = { number: groupNumber, organizationName, tourName, starts };
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{creditNotes.length > 0 ? t`The invoice and its credit notes` : t`The invoice`}</h2>
      <LinesTable caption={t`Invoice ${number}: what it is for`} {...{ lines, taxCents, totalCents }} />
      {exemptReason === null ? null : (
        <Text>{exemptReason ? t`Exempt from sales tax: ${exemptReason}.` : t`Exempt from sales tax.`}</Text>
      )}
      <Rows aria-label={t`To print or save`}>
        {[invoice, ...creditNotes].map((document) => (
          <DocumentRow
            key={document.number}
            document={document}
            group={group}
            file={`/api/bills/${encodeURIComponent(token)}/${document.number}.pdf`}
          />
        ))}
      </Rows>
    </section>
  );
}

function VisitFacts({ bill }: BillProps) {
  const { groupNumber, organizationName, tourName, starts, invoice } = bill;
  const facts = [
    { term: t`Group`, value: groupNumber },
    { term: t({ message: 'For', context: 'for whom' }), value: organizationName, long: true },
    { term: t`Tour`, value: tourName, long: true },
    { term: t`Visit`, value: visitWords(starts), long: true },
    { term: t`Billed to`, value: invoice.billTo.split('\n').join(', '), long: true },
  ];
  return (
    <FactsPlate as="section" aria-labelledby="visit">
      <h2 id="visit">
        <Trans>The visit</Trans>
      </h2>
      <Leaders facts={facts} />
    </FactsPlate>
  );
}
