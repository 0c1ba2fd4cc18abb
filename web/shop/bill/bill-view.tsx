import { exemptWords } from '../../../services/shared/contracts/src/house/document-words.js';
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
  const { title, text, tone } = standingOf(bill, venueToday(useNow()));
  return (
    <Columns>
      <Work>
        <section aria-labelledby="standing">
          <h2 id="standing">What is to pay</h2>
          <Notice tone={tone} title={title}>
            {text}
          </Notice>
          {question ? <QuestionedInvoice question={question} /> : null}
        </section>
        <PaySection bill={bill} token={token} />
        {hasW9 ? <W9Link of={`bills/${encodeURIComponent(token)}`} /> : null}
        <DocumentsSection bill={bill} token={token} />
        <Text soft>
          Something is wrong with it? Call <Reach />, and name the invoice <Whole>{invoice.number}</Whole>.
        </Text>
      </Work>
      <VisitFacts bill={bill} />
    </Columns>
  );
}

function DocumentsSection({ bill, token }: BillViewProps) {
  const { invoice, creditNotes, groupNumber: number, organizationName, tourName, starts } = bill;
  const { lines, taxCents, totalCents, exemptReason } = invoice;
  const group = { number, organizationName, tourName, starts };
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{creditNotes.length > 0 ? 'The invoice and its credit notes' : 'The invoice'}</h2>
      <LinesTable caption={`Invoice ${invoice.number}: what it is for`} {...{ lines, taxCents, totalCents }} />
      {exemptReason === null ? null : <Text>{exemptWords(exemptReason)}.</Text>}
      <Rows aria-label="To print or save">
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
    { term: 'Group', value: groupNumber },
    { term: 'For', value: organizationName, long: true },
    { term: 'Tour', value: tourName, long: true },
    { term: 'Visit', value: visitWords(starts), long: true },
    { term: 'Billed to', value: invoice.billTo.split('\n').join(', '), long: true },
  ];
  return (
    <FactsPlate as="section" aria-labelledby="visit">
      <h2 id="visit">The visit</h2>
      <Leaders facts={facts} />
    </FactsPlate>
  );
}
