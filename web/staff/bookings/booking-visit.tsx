import { useState } from 'react';
import { ruleSentences, stillAhead } from '../../../services/shared/contracts/src/house/change-rule.js';
import {
  StaffBookingDocument,
  StaffBookingEmailDocument,
  StaffWriteInDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { useNow } from '../../kit/document/use-now.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { nameOf } from '../../kit/lib/names.js';
import { longDate, venueDateTime, writtenOut } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { languageNames, languages } from '../../kit/words/language.js';
import { otherLanguage } from '../../kit/words/other-language.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolAnchor } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { EmailsLink, Facts } from '../lists/row-details.js';
import { ticketEmailWords } from '../lists/ticket-email-words.js';
import { bookingFacts } from './booking-facts.js';
import type { BookingState } from './booking-words.js';

export function BookingVisit({ booking }: { readonly booking: BookingState }) {
  const { tourDate, tourTime, tourName, party, proofFor, firstName, lastName, email, phone } = booking;
  const readsOnly = useReadsOnly();
  const now = useNow();
  return (
    <AdminSection
      title="The visit"
      tools={
        readsOnly ? null : (
          <ToolAnchor href={new URL(booking.visitUrl).pathname}>
            <ToolIcon name="view" />
            See the guest’s page
          </ToolAnchor>
        )
      }
    >
      <AdminSectionBody>
        <Stack gap={4}>
          <Facts>
            <dt>When</dt>
            <dd>
              {longDate(tourDate)}, {tourTime}
            </dd>
            <dt>Tour</dt>
            <dd>{tourName}</dd>
            <dt>Party</dt>
            <dd>
              {party}
              {proofFor === null ? '' : `. ID at the door: ${proofFor}`}
            </dd>
            <dt>Booked by</dt>
            <dd>
              {nameOf({ firstName, lastName })}
              {email === '' ? null : (
                <>
                  , <MailLink email={email} />
                </>
              )}
              {phone === '' ? null : (
                <>
                  , <PhoneLink phone={phone} />
                </>
              )}
            </dd>
            {bookingFacts(booking, false)
              .filter(([, value]) => value !== '')
              .map(([term, value]) => (
                <div key={term} style={{ display: 'contents' }}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            {booking.linkReplacedBecause === null ? null : (
              <>
                <dt>Link replaced</dt>
                <dd>{booking.linkReplacedBecause}</dd>
              </>
            )}
            <dt>Booked</dt>
            <dd>{venueDateTime(booking.createdAt)}</dd>
            <dt>Changes</dt>
            <dd>{booking.revision === 0 ? 'None' : booking.revision}</dd>
            {booking.status === 'confirmed' ? (
              <>
                <dt>By the guest</dt>
                <dd>{ruleSentences(stillAhead(booking, now, writtenOut)).join(' ')}</dd>
              </>
            ) : null}
            <dt>E-mails in</dt>
            <dd>
              <BookingLanguage booking={booking} />
            </dd>
            <dt>E-mail</dt>
            <dd>
              <TicketEmailState id={booking.id} />
            </dd>
          </Facts>
          {readsOnly ? null : <EmailsLink id={booking.id} of="this booking" />}
        </Stack>
      </AdminSectionBody>
    </AdminSection>
  );
}

/** A query of its own, because another service answers it. */
function TicketEmailState({ id }: { readonly id: string }) {
  const { data, isLoading, hasFailed } = useAdminQuery(StaffBookingEmailDocument, { reference: id });
  if (data?.booking) return ticketEmailWords(data.booking.ticketEmail);
  return hasFailed || !isLoading ? 'Can’t be seen right now' : 'Looking it up';
}

/** The language in which the guest is written to. Staff can choose another one where the house has several. */
function BookingLanguage({ booking: { id, language } }: { readonly booking: BookingState }) {
  const write = useAdminMutation(StaffWriteInDocument, [StaffBookingDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const readsOnly = useReadsOnly();
  const others = readsOnly ? [] : languages.filter((one) => one !== language);
  const choose = async (wanted: string): Promise<void> => {
    setIsBusy(true);
    const answer = await write({ id, language: wanted });
    setIsBusy(false);
    if (isRefusal(answer))
      showToast({ ...formErrorOf('The language was not changed', answer, () => false), tone: 'refused' });
  };
  return (
    <>
      {otherLanguage(language) ?? languageNames.en}{' '}
      {others.map((one) => (
        <ToolButton key={one} busy={isBusy} onClick={() => void choose(one)}>
          Write in <span lang={one}>{languageNames[one]}</span>
        </ToolButton>
      ))}
    </>
  );
}
