import { peopleWords } from '../../../services/shared/contracts/src/house/document-words.js';
import { Text } from '../../kit/design/type/text.js';
import { freeWords } from '../../kit/group/free-words.js';
import { isolated } from '../../kit/lib/names.js';
import { longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { LinesTable, Sum } from '../design/lines-table.js';
import { Table } from '../design/own-page-parts.js';
import { inOrder, type MyGroup, type MyQuote } from './group-words.js';

interface QuoteSectionProps {
  readonly group: MyGroup;
  readonly quote: MyQuote;
}

/** What the visit costs, and the starts that it is for. */
export function QuoteSection({ group: { acceptance }, quote }: QuoteSectionProps) {
  const { version, lines, taxCents, totalCents, depositCents } = quote;
  const free = freeWords(quote);
  return (
    <section aria-labelledby="quote">
      <h2 id="quote">{acceptance ? 'What you agreed to' : 'Our quote'}</h2>
      <LinesTable caption={`Quote ${version}: what it costs`} lines={lines} taxCents={taxCents} totalCents={totalCents}>
        {depositCents > 0 ? <Sum label="Deposit, or a purchase order in its place" cents={depositCents} /> : null}
      </LinesTable>
      {free ? <Text>{free}</Text> : null}
      <QuotedStarts quote={quote} />
      {acceptance?.name ? (
        <Text soft>
          Accepted by {isolated(acceptance.name)}, {acceptance.position}, on{' '}
          {longDate(venueToday(new Date(acceptance.at)))}.
        </Text>
      ) : null}
    </section>
  );
}

function QuotedStarts({ quote }: Pick<QuoteSectionProps, 'quote'>) {
  return (
    <Table>
      <caption>Days and times</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Time</th>
          <th scope="col">People</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(quote.parts).map(({ tourDate, tourTime, ownStart, ...people }) => (
          <tr key={`${tourDate} ${tourTime}`}>
            <th scope="row">{longDate(tourDate)}</th>
            <td data-whole="">{tourTime}</td>
            <td>
              {peopleWords(people)}
              {ownStart ? ', and nobody else' : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
