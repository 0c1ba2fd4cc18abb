import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { QuoteSheet } from '../../kit/group/document-sheet.js';
import { freeWords } from '../../kit/group/free-words.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { usePrinting } from '../../kit/group/printed-sheet.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, writtenOut } from '../../kit/lib/venue-dates.js';
import type { Quote, StaffGroup } from './group-words.js';

const Table = styled.table`
  width: 100%;
  max-width: 34rem;
  border-collapse: collapse;
  caption { padding-bottom: var(--s-1); text-align: left; font-weight: 600; }
  th, td { padding: var(--s-1) var(--s-3) var(--s-1) 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
  tfoot th, tfoot td { font-weight: 600; }
  tr > :last-child { padding-right: 0; text-align: right; white-space: nowrap; }
`;

interface QuoteLinesProps {
  readonly quote: Quote;
  readonly caption: string;
}

/** What is paid for, line by line. */
export function QuoteLines({ quote, caption }: QuoteLinesProps) {
  const { lines, taxCents, totalCents, depositCents } = quote;
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {Object.entries(lines).map(([place, { label, cents }]) => (
          <tr key={place}>
            <th scope="row">{label}</th>
            <td>{printedCents(cents)}</td>
          </tr>
        ))}
        {taxCents > 0 ? (
          <tr>
            <th scope="row">Sales tax</th>
            <td>{printedCents(taxCents)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{printedCents(totalCents)}</td>
        </tr>
        {depositCents > 0 ? (
          <tr>
            <th scope="row">Deposit, or a purchase order in its place</th>
            <td>{printedCents(depositCents)}</td>
          </tr>
        ) : null}
      </tfoot>
    </Table>
  );
}

interface QuoteViewProps {
  readonly quote: Quote;
  readonly group: StaffGroup;
}

function Starts({ quote }: Pick<QuoteViewProps, 'quote'>) {
  return (
    <ul>
      {quote.parts.map(({ tourDate, tourTime, ownStart, ...people }) => (
        <li key={`${tourDate} ${tourTime}`}>
          {longDate(tourDate)}, {tourTime}: {peopleWords(people)}
          {ownStart ? ', nobody else then' : ''}
        </li>
      ))}
    </ul>
  );
}

/** The quote of a group, with a way to print it on one page. */
export function QuoteView({ quote, group: { number, organization, tourName } }: QuoteViewProps) {
  const [isPrinting, print] = usePrinting();
  return (
    <section aria-label={`Quote of ${number}`}>
      <QuoteLines quote={quote} caption={`Quote ${quote.version}`} />
      <Text soft kind="small">
        {freeWords(quote)} Valid until {writtenOut(quote.validUntil)}.
      </Text>
      <Starts quote={quote} />
      <ToolButton aria-label={`Print the quote of ${organization.name}`} onClick={print}>
        Print the quote
      </ToolButton>
      {isPrinting ? (
        <QuoteSheet quote={quote} group={{ number, organizationName: organization.name, tourName }} />
      ) : null}
    </section>
  );
}
