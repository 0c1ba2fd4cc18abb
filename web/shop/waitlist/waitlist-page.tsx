import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { DrawnState } from '../design/drawn-state.js';
import { TokenPage } from '../token-page.js';
import { confirmOutcomeOf } from './confirm-outcome.js';
import { GoneView } from './gone-view.js';
import { OfferView } from './offer-view.js';
import { type EntryState, useWaitlistEntry } from './use-waitlist-entry.js';
import { NOTHING_TO_PAY, WaitingView, waitingFacts } from './waiting-view.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { timesInWords, type WaitlistEntry } from './waitlist-labels.js';
import { ActionRow } from './waitlist-layout.js';

const titles = {
  mail: t`Open the link in our e-mail`,
  full: t`The list is full`,
  failed: t`Confirm your place`,
} as const;

interface ConfirmViewProps extends EntryState {
  readonly entry: WaitlistEntry;
}

/**
 * The page confirms by itself, because mail scanners open links without running scripts; without scripts, its form
 * confirms. Without the link of the mail that changes nothing.
 */
function ConfirmView({ entry, token, isBusy, isNews, hasFailed, isFull, confirm, leave }: ConfirmViewProps) {
  const [query] = useSearchParams();
  const posted = isNews ? undefined : confirmOutcomeOf(query);
  const outcome = isFull ? 'full' : hasFailed ? 'failed' : posted;
  const { email } = entry;
  const times = timesInWords(entry.times);
  const latest = useRef(confirm);
  latest.current = confirm;
  useEffect(() => void latest.current(), []);
  return (
    <WaitlistFrame
      title={titles[outcome ?? 'mail']}
      lead={t`It takes your place in line for ${times}.`}
      ticket={{ title: t`Not in Line Yet`, facts: waitingFacts(entry), total: NOTHING_TO_PAY }}
      isNews={isNews}
      withoutScript={<ConfirmForm token={token} />}
    >
      <h2>
        <Trans>One step left</Trans>
      </h2>
      {posted === 'mail' ? (
        <Notice tone="refused" title={t`This is not the link in our e-mail`} alert>
          <Trans>Only that link takes your place in line.</Trans>
        </Notice>
      ) : null}
      {outcome === 'failed' ? (
        <Notice tone="refused" title={t`We didn’t get an answer`} alert>
          <Trans>Please try again.</Trans>
        </Notice>
      ) : null}
      {outcome === 'full' ? (
        <Notice tone="refused" title={t`There is no place left in line`} alert>
          <Trans>Others confirmed theirs first. When one of them leaves the list, you can take that place.</Trans>
        </Notice>
      ) : null}
      <Text kind="serif">
        <Trans>
          We sent a link to {email}. Open it within a day, and you have the place of the moment when you joined. This
          page then updates automatically.
        </Trans>
      </Text>
      <ActionRow>
        {hasFailed || isFull ? (
          <Button busy={isBusy} onClick={() => void confirm()}>
            <Trans>Confirm your place</Trans>
          </Button>
        ) : null}
        <Button kind="second" busy={isBusy} onClick={() => void leave()}>
          <Trans>Leave the list</Trans>
        </Button>
      </ActionRow>
    </WaitlistFrame>
  );
}

/** For pages without scripts. The gateway answers with this page again. */
function ConfirmForm({ token }: { readonly token: string }) {
  return (
    <Notice title={t`Did the link in our e-mail bring you here?`}>
      <Stack gap={3}>
        <p>
          <Trans>Then confirm your place with this button. It is the last step.</Trans>
        </p>
        <form method="post" action={`/api/waitlist/${encodeURIComponent(token)}/confirm-form`}>
          <Button type="submit">
            <Trans>Confirm your place</Trans>
          </Button>
        </form>
        <p>
          <Trans>
            The other buttons need JavaScript. Without it, to leave the list, call <Reach />.
          </Trans>
        </p>
      </Stack>
    </Notice>
  );
}

const ENDED: Partial<Record<WaitlistEntry['status'], readonly [title: string, text: string]>> = {
  accepted: [t`These seats are booked`, t`We sent your ticket, with a link to your visit, to the address you gave.`],
  left: [t`You are off the list`, t`We are no longer holding anything for you. Come another time.`],
  closed: [t`No seats opened up`, t`We are sorry. The list is closed because the tour starts within the hour.`],
};

const UNCONFIRMED = [
  t`This place was not confirmed`,
  t`The link in our e-mail was not opened within a day. You are welcome to join the list again.`,
] as const;

/** /waitlist/{token}: a party's place on the waiting list, or the seats offered to it. */
export function WaitlistPage() {
  usePageTitle(t`Waiting list`);
  const state = useWaitlistEntry();
  const [stays, setStays] = useState(false);
  const { entry } = state;
  const ended = entry && (entry.status === 'expired' && !entry.confirmed ? UNCONFIRMED : ENDED[entry.status]);

  if (entry?.status === 'offered') return <OfferView {...state} entry={entry} />;
  if (entry && !ended && !entry.confirmed) return <ConfirmView {...state} entry={entry} />;
  if (entry && !ended && entry.offer && !stays) {
    return <GoneView {...state} entry={entry} onStay={() => setStays(true)} />;
  }
  if (entry && !ended) return <WaitingView {...state} isNews={state.isNews || stays} entry={entry} />;
  const tours = (
    <ButtonLink to="/tours">
      <Trans>See the tours</Trans>
    </ButtonLink>
  );
  return (
    <TokenPage
      isLoading={state.isLoading}
      waiting={t`Looking for your place...`}
      failed={[t`We couldn’t load your place`, t`You haven’t lost it.`]}
      onRetry={() => void state.retry()}
    >
      {ended ? (
        <DrawnState
          isPage
          of="waitingList"
          alert={state.isNews}
          title={ended[0]}
          action={
            entry.status === 'accepted' ? (
              <ButtonLink to="/visit">
                <Trans>Find my booking</Trans>
              </ButtonLink>
            ) : (
              tours
            )
          }
        >
          {ended[1]}
        </DrawnState>
      ) : state.isMissing ? (
        <DrawnState isPage alert title={t`This link doesn’t lead to a place on the list`} action={tours}>
          <Trans>It may have been cut off. The e-mail we sent you has all of it.</Trans>
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
