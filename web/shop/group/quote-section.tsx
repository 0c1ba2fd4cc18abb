import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { QuoteSheet } from '../../kit/group/document-sheet.js';
import { freeWords } from '../../kit/group/free-words.js';
import { usePrinting } from '../../kit/group/printed-sheet.js';
import { isolated } from '../../kit/lib/names.js';
import { longDate, printedTime, venueToday } from '../../kit/lib/venue-dates.js';
import { LinesTable, Sum } from '../design/lines-table.js';
import { Buttons, Table } from '../design/own-page-parts.js';
import { inOrder, type MyGroup, type MyQuote, whoComes } from './group-words.js';

interface QuoteSectionProps {
  readonly group: MyGroup;
  readonly quote: MyQuote;
}

/** What the visit costs, and the starts that it is for. */
export function QuoteSection({ group, quote }: QuoteSectionProps) {
  const [isPrinting, print] = usePrinting();
  const { acceptance } = group;
  const { version, lines, taxCents, totalCents, depositCents } = quote;
  const free = freeWords(quote);
  const { position, at } = acceptance ?? {};
  const name = acceptance?.name && isolated(acceptance.name);
  const day = at && longDate(venueToday(new Date(at)));
  return (
    <section aria-labelledby="quote">
      <h2 id="quote">{acceptance ? t`What you agreed to` : t`Our quote`}</h2>
      <LinesTable
        caption={t`Quote ${version}: what it costs`}
        lines={lines}
        taxCents={taxCents}
        totalCents={totalCents}
      >
        {depositCents > 0 ? <Sum label={t`Deposit, or a purchase order in its place`} cents={depositCents} /> : null}
      </LinesTable>
      {free ? <Text>{free}</Text> : null}
      <QuotedStarts quote={quote} />
      <Buttons>
        <Button small kind="second" onClick={print}>
          <Trans>Print the quote</Trans>
        </Button>
      </Buttons>
      {isPrinting ? <QuoteSheet quote={quote} group={group} /> : null}
      {name ? (
        <Text soft>
          <Trans>
            Accepted by {name}, {position}, on {day}.
          </Trans>
        </Text>
      ) : null}
    </section>
  );
}

function QuotedStarts({ quote }: Pick<QuoteSectionProps, 'quote'>) {
  return (
    <Table>
      <caption>
        <Trans>Days and times</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>People</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder(quote.parts).map(({ tourDate, tourTime, ...people }) => (
          <tr key={`${tourDate} ${tourTime}`}>
            <th scope="row">{longDate(tourDate)}</th>
            <td data-whole="">{printedTime(tourTime)}</td>
            <td>{whoComes(people)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
