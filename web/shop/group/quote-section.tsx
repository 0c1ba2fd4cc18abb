import { Text } from '../../kit/design/type/text.js';
import { freeWords, peopleWords } from '../../kit/group/people-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { Table } from './group-parts.js';
import { inOrder, type MyGroup, type MyQuote } from './group-words.js';

interface QuoteSectionProps {
  readonly group: MyGroup;
  readonly quote: MyQuote;
}

/** What the visit costs, and the starts that it is for. */
export function QuoteSection({ group: { acceptance }, quote }: QuoteSectionProps) {
  const free = freeWords(quote);
  return (
    <section aria-labelledby="quote">
      <h2 id="quote">{acceptance ? 'What you agreed to' : 'Our quote'}</h2>
      <QuoteLines quote={quote} />
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

function QuoteLines({
  quote: { version, lines, taxCents, totalCents, depositCents },
}: Pick<QuoteSectionProps, 'quote'>) {
  return (
    <Table>
      <caption>Quote {version}: what it costs</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col" data-cents="">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(lines).map(([place, { label, cents }]) => (
          <Sum key={place} label={label} cents={cents} />
        ))}
        {taxCents > 0 ? <Sum label="Sales tax" cents={taxCents} /> : null}
      </tbody>
      <tfoot>
        <Sum label="Total" cents={totalCents} />
        {depositCents > 0 ? <Sum label="Deposit, or a purchase order in its place" cents={depositCents} /> : null}
      </tfoot>
    </Table>
  );
}

function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-cents="">{printedCents(cents)}</td>
    </tr>
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
            <td>{tourTime}</td>
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
