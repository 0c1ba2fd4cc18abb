import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ClosurePreviewQuery, PartiesOfDayDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { FormActions } from '../../kit/desk/form-parts.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import type { FormError } from '../../kit/lib/forms/form-error.js';
import { printedCents } from '../../kit/lib/money.js';
import { nameOf } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { venueTime } from '../../kit/lib/venue-dates.js';
import { groupSheet } from '../data/group-sheet.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';

type Preview = Extract<ClosurePreviewQuery['previewClosure'], { readonly __typename: 'ClosurePreview' }>;

/** The parties that a closure would affect, and their money. */
function PreviewFacts({ preview }: { readonly preview: Preview }) {
  return (
    <Leaders
      facts={[
        { term: 'Parties', value: String(preview.parties) },
        { term: 'Guests', value: String(preview.guests) },
        { term: 'Paid', value: `$${preview.paid}` },
        { term: 'In payment', value: `${counted(preview.holds, 'party')}, ${preview.heldSeats} seats` },
        { term: 'Waiting list', value: counted(preview.waitingGuests, 'guest') },
        { term: 'Food ordered', value: `${counted(preview.foodParties, 'party')}, $${preview.foodTotal}` },
      ]}
    />
  );
}

/** What a group agreed to pay and has paid; empty while that is not known. */
function moneyWords(group: Preview['groups'][number]['group']): string {
  const agreed = group?.quote ? ` of ${printedCents(group.quote.totalCents)}` : '';
  return group?.money ? `, paid ${printedCents(group.money.receivedCents)}${agreed}` : '';
}

/** The desk calls them: no mail offers them other times. */
function Groups({ groups }: Pick<Preview, 'groups'>) {
  if (groups.length === 0) return null;
  return (
    <Notice title={`Call ${groups.length === 1 ? 'this group' : 'these groups'}`}>
      <p>No mail offers a group other times, and its seats end with the others.</p>
      <ul>
        {groups.map(({ number, name, guests, group }) => (
          <li key={number}>
            <ToolLink to={groupSheet(number)}>{number}</ToolLink>
            {`, ${group?.organization.name ?? name ?? 'held'}, ${counted(guests, 'person', 'people')}${moneyWords(group)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const Names = styled.details`
  summary { min-height: var(--target); align-content: center; cursor: pointer; }
  li { overflow-wrap: anywhere; }
`;

interface PartiesProps {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Start times; all of the day if there are none. */
  readonly times: readonly string[];
}

/** Who will be written to, by name. */
function Parties({ date, times }: PartiesProps) {
  const { data, hasFailed, reload } = useAdminQuery(PartiesOfDayDocument, { date });
  if (hasFailed) return <ListFailed label="names of the parties" onRetry={() => void reload()} />;
  const parties = (data?.bookings?.bookings ?? []).filter(
    ({ status, startsAt }) => status === 'confirmed' && (times.length === 0 || times.includes(venueTime(startsAt))),
  );
  if (parties.length === 0) return null;
  return (
    <Names open={parties.length <= SHOWN_AT_ONCE}>
      <summary>Who they are</summary>
      <ul>
        {parties.map(({ id, startsAt, party, guests, ...guest }) => (
          <li key={id}>
            {venueTime(startsAt)}, {nameOf(guest)}, {partyOr({ party, guests }, `party of ${guests}`)}
          </li>
        ))}
      </ul>
    </Names>
  );
}

/** A longer list is opened by a press. */
const SHOWN_AT_ONCE = 12;

interface ConfirmClosingProps {
  readonly preview: Preview;
  /** Of one day; undefined for several. */
  readonly parties: PartiesProps | undefined;
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly error: FormError | undefined;
}

/** The consequences, and the button. If there are parties, their number must be typed first. */
export function ConfirmClosing({ preview, parties, field, isConfirmed, isBusy, error }: ConfirmClosingProps) {
  const isEmpty = preview.parties === 0;
  return (
    <>
      <PreviewFacts preview={preview} />
      {isEmpty || !parties ? null : <Parties {...parties} />}
      <Groups groups={preview.groups} />
      {isEmpty ? (
        <p>
          Nobody is booked: no message has to be written, and nobody gets a mail. Nothing of it is sold from then on,
          and whoever is paying at that moment is refused and gets the money back.
        </p>
      ) : (
        <p>
          Nothing of it is sold from then on. Whoever is paying at that moment is refused and gets the money back. Every
          party gets an e-mail with up to two other times, kept until the deadline, and a way to cancel. The site says
          “closed” at once.
        </p>
      )}
      {isEmpty ? null : (
        <TextField
          label={`Type the number of parties, ${preview.parties}, to confirm`}
          inputMode="numeric"
          autoComplete="off"
          {...field}
        />
      )}
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton
          type="submit"
          kind="danger"
          busy={isBusy}
          busyText="Closing..."
          aria-disabled={!isConfirmed || undefined}
        >
          {isEmpty ? 'Close: nobody has booked' : `Close and notify ${counted(preview.parties, 'party')}`}
        </ToolButton>
      </FormActions>
    </>
  );
}
