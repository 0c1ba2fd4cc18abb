import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { printedTime } from '../../kit/lib/venue-dates.js';
import { Rows } from '../design/own-page-parts.js';
import { inOrder, type MyGroup, startWords, whoComes } from './group-words.js';

interface StartsSectionProps {
  readonly group: MyGroup;
}

/** A row for each start, with the way to its ticket. */
export function StartsSection({ group: { seats, state } }: StartsSectionProps) {
  const hasTickets = seats?.some(({ visitUrl }) => visitUrl !== null) ?? false;
  return (
    <section aria-labelledby="starts">
      <h2 id="starts">
        <Trans>Your starts</Trans>
      </h2>
      {seats === null ? (
        <Notice title={t`We can’t read your seats now`}>
          <Trans>They are safe. Please look again in a minute.</Trans>
        </Notice>
      ) : (
        <Rows>
          {inOrder(seats).map((part) => (
            <StartRow key={startWords(part)} part={part} />
          ))}
        </Rows>
      )}
      {hasTickets && state === 'secured' ? (
        <Text>
          <Trans>Each start has a ticket of its own. Access needs and food are on the ticket’s page.</Trans>
        </Text>
      ) : null}
    </section>
  );
}

function StartRow({ part }: { readonly part: NonNullable<MyGroup['seats']>[number] }) {
  const { visitUrl, confirmationCode, displaced, came } = part;
  const tourTime = printedTime(part.tourTime);
  const when = startWords(part);
  return (
    <li>
      <b>{when}</b>
      <Text soft>
        {whoComes(part)}
        {came === null ? '' : `. ${plural(came, { one: '# came', other: '# came' })}`}
      </Text>
      {displaced ? (
        <Text>
          <Trans>The house is closed that day.</Trans>
        </Text>
      ) : null}
      {visitUrl && confirmationCode ? (
        <Text>
          <a href={visitUrl}>
            <Trans>
              Ticket {confirmationCode}, {tourTime}
            </Trans>
          </a>
        </Text>
      ) : null}
    </li>
  );
}
