import { peopleWords } from '../../../services/shared/contracts/src/house/document-words.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Rows } from '../design/own-page-parts.js';
import { inOrder, type MyGroup, startWords } from './group-words.js';

interface StartsSectionProps {
  readonly group: MyGroup;
}

/** A row for each start, with the way to its ticket. */
export function StartsSection({ group: { seats, state } }: StartsSectionProps) {
  const hasTickets = seats?.some(({ visitUrl }) => visitUrl !== null) ?? false;
  return (
    <section aria-labelledby="starts">
      <h2 id="starts">Your starts</h2>
      {seats === null ? (
        <Notice title="We can’t read your seats now">They are safe. Please look again in a minute.</Notice>
      ) : (
        <Rows>
          {inOrder(seats).map((part) => (
            <StartRow key={startWords(part)} part={part} />
          ))}
        </Rows>
      )}
      {hasTickets && state === 'secured' ? (
        <Text>Each start has a ticket of its own. Access needs and food are on the ticket’s page.</Text>
      ) : null}
    </section>
  );
}

function StartRow({ part }: { readonly part: NonNullable<MyGroup['seats']>[number] }) {
  const { visitUrl, confirmationCode, displaced, came, ownStart } = part;
  const when = startWords(part);
  return (
    <li>
      <b>{when}</b>
      <Text soft>
        {peopleWords(part)}
        {ownStart ? ', and nobody else' : ''}
        {came === null ? '' : `. ${came} came`}
      </Text>
      {displaced ? <Text>The house is closed that day.</Text> : null}
      {visitUrl && confirmationCode ? (
        <Text>
          <a href={visitUrl}>
            Ticket {confirmationCode}, {part.tourTime}
          </a>
        </Text>
      ) : null}
    </li>
  );
}
