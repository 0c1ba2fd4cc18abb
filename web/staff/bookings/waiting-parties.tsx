import { useState } from 'react';
import { styled } from 'styled-components';
import {
  RemoveFromWaitlistDocument,
  StaffWaitlistDocument,
  type StaffWaitlistQuery,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { nameOf } from '../../kit/lib/names.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { ReasonField } from '../forms/reason-field.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

const Parties = styled.ol`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding-block: var(--s-3); }
  li + li { border-top: 1px solid var(--rule-soft); }
  p { overflow-wrap: anywhere; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

type Party = NonNullable<StaffWaitlistQuery['waitlist']>[number];

/** What a party waits for, or until when its offer lasts. */
function standing({ status, offer, confirmed, times, date }: Party & { readonly date: string }): string {
  if (status === 'offered' && offer) return `Seats offered until ${venueDateTime(offer.expiresAt)}`;
  const here = times.filter(({ tourDate }) => tourDate === date).map(({ tourTime }) => tourTime);
  const elsewhere = times.length - here.length;
  return `${confirmed ? 'Waiting for' : 'Not in line until it opens the link in our e-mail: for'} ${here.join(' or ')}${elsewhere > 0 ? `, or ${elsewhere} more on other days` : ''}`;
}

/** Parties waiting for times of a day, in the order in which they joined. Nobody can change that order. */
export function WaitingParties({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(StaffWaitlistDocument, { date });
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>();
  const parties = data?.waitlist ?? undefined;
  const failed = hasFailed || (data !== undefined && parties === undefined);
  return (
    <AdminSection title="Waiting list" busy={isLoading}>
      {failed ? <ListFailed label="waiting list" onRetry={() => void reload()} /> : null}
      {parties === undefined && isLoading ? <ListLoading label="waiting list" /> : null}
      {parties ? (
        <AdminSectionBody>
          {parties.length === 0 ? <p>No one is waiting for a time on this day.</p> : null}
          <Parties aria-label="Waiting parties">
            {parties.map((party) => {
              const name = nameOf(party);
              return (
                <li key={party.id}>
                  <p>
                    <b>
                      {name}, {party.party}
                    </b>
                    <small>
                      {standing({ ...party, date })}. Joined {venueDateTime(party.joinedAt)}. {party.email}
                      {party.phone ? (
                        <>
                          , <PhoneLink phone={party.phone} />
                        </>
                      ) : null}
                    </small>
                  </p>
                  <ToolButton aria-label={`Remove ${name}`} onClick={() => setRemoved({ id: party.id, name })}>
                    Remove
                  </ToolButton>
                </li>
              );
            })}
          </Parties>
        </AdminSectionBody>
      ) : null}
      {removed ? <RemovePartyDialog {...removed} onClose={() => setRemoved(undefined)} /> : null}
    </AdminSection>
  );
}

interface RemovePartyDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Removes a party from the waiting list, with a reason that it does not see. It gets an e-mail. */
function RemovePartyDialog({ id, name, onClose }: RemovePartyDialogProps) {
  const remove = useAdminMutation(RemoveFromWaitlistDocument, [StaffWaitlistDocument]);
  const [reason, setReason] = useState('');
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await remove({ id, reason });
    if (isRefusal(answer)) return formErrorOf('The party was not removed', answer, () => false);
    showToast({ title: 'Party removed', text: `${name} will get an e-mail about it.`, tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={`Remove ${name} from the waiting list?`}
      action="Remove"
      busyAction="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonField
        usual="waiting"
        hint="Kept with the entry, not shown to the guest"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
