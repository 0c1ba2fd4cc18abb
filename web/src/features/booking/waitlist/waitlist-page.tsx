import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { EmptyState } from '../../../design/waiting/empty-state.js';
import { PageFailed, PageWaiting } from '../../../design/waiting/page-states.js';
import { usePageTitle } from '../../../document/page-title.js';
import { usePhone } from '../../../document/use-house.js';
import { ConfirmView } from './confirm-view.js';
import { GoneView } from './gone-view.js';
import { OfferView } from './offer-view.js';
import { useWaitlistEntry } from './use-waitlist-entry.js';
import { WaitingView } from './waiting-view.js';
import type { WaitlistEntry } from './waitlist-labels.js';

const ENDED: Partial<Record<WaitlistEntry['status'], readonly [title: string, text: string]>> = {
  accepted: ['These seats are booked', 'We sent your ticket, with a link to your visit, to the address you gave.'],
  left: ['You are off the list', 'We are no longer holding anything for you. Come another time.'],
  closed: ['No seats opened up', 'We are sorry. The list is closed because the tour starts within the hour.'],
};

const UNCONFIRMED = [
  'This place was not confirmed',
  'The link in our e-mail was not opened within a day. You are welcome to join the list again.',
] as const;

/** /waitlist/{token}: a party's place on the waiting list, or the seats offered to it. */
export function WaitlistPage() {
  const phone = usePhone();
  const { token = '' } = useParams();
  usePageTitle('Waiting list');
  const state = useWaitlistEntry(token);
  const [stays, setStays] = useState(false);
  const { entry } = state;
  const ended = entry && (entry.status === 'expired' && !entry.confirmed ? UNCONFIRMED : ENDED[entry.status]);

  if (entry?.status === 'offered') return <OfferView {...state} entry={entry} token={token} />;
  if (entry && !ended && !entry.confirmed) return <ConfirmView {...state} entry={entry} token={token} />;
  if (entry && !ended && entry.offer && !stays) {
    return <GoneView {...state} entry={entry} onStay={() => setStays(true)} />;
  }
  if (entry && !ended) return <WaitingView {...state} isNews={state.isNews || stays} entry={entry} />;
  return (
    <Terrace>
      <PageBody>
        {state.isLoading && !ended ? <PageWaiting>Looking for your place...</PageWaiting> : null}
        {ended ? (
          <EmptyState
            isPage
            alert={state.isNews}
            title={ended[0]}
            action={
              entry.status === 'accepted' ? (
                <ButtonLink to="/visit">Find my booking</ButtonLink>
              ) : (
                <ButtonLink to="/tours">See the tours</ButtonLink>
              )
            }
          >
            {ended[1]}
          </EmptyState>
        ) : null}
        {!entry && !state.isLoading && state.isMissing ? (
          <EmptyState
            isPage
            alert
            title="This link doesn’t lead to a place on the list"
            action={<ButtonLink to="/tours">See the tours</ButtonLink>}
          >
            It may have been cut off. The e-mail we sent you has all of it.
          </EmptyState>
        ) : null}
        {!entry && !state.isLoading && !state.isMissing ? (
          <PageFailed title="We couldn’t load your place" onRetry={() => void state.retry()}>
            You haven’t lost it. Try again, or call {phone}.
          </PageFailed>
        ) : null}
      </PageBody>
    </Terrace>
  );
}
