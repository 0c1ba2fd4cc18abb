import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  AfterVisitDocument,
  type AfterVisitFieldsFragment,
  WriteGuestBookDocument,
} from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { dayAndMonth, dayWithoutYear, fullDate, printedTime, venueToday } from '../../kit/lib/venue-dates.js';
import { DrawnState } from '../design/drawn-state.js';
import { TokenPage, useTokenQuery } from '../token-page.js';
import { WriteForm } from './write-form.js';

/** /visit/{token}/after: a party that came writes in the guest book, and to the house only. */
export function AfterVisitPage() {
  usePageTitle(t`After your visit`);
  const { token, data, isLoading, refetch } = useTokenQuery(AfterVisitDocument);
  const read = data?.afterVisit;
  if (read?.__typename === 'AfterVisit') {
    const { tourName, tourDate, tourTime, cameIn } = read;
    const when = `${[dayWithoutYear(tourDate), printedTime(tourTime), tourName].join(', ')}.`;
    const came = plural(cameIn, { one: '# guest came in.', other: '# guests came in.' });
    return (
      <>
        <Masthead
          title={cameIn > 0 ? t`You were here` : t`Your visit`}
          lead={cameIn > 0 ? [when, came].join(' ') : when}
        />
        <Terrace>
          <PageBody>
            <AfterVisitView visit={read} token={token} />
            {cameIn > 0 ? (
              <Text kind="serif" mt={6}>
                <Trans>
                  Is there somebody who would like it here? <TextLink to="/gift-voucher">Give a gift voucher</TextLink>.
                  It pays for a tour on any day, with no expiry and no fee.
                </Trans>
              </Text>
            ) : null}
          </PageBody>
        </Terrace>
      </>
    );
  }
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for your visit...`}
      failed={[t`We couldn’t load your visit`, t`Nothing is lost.`]}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {read ? (
        <DrawnState
          isPage
          alert
          title={read.replaced ? t`This link was replaced` : t`This link doesn’t lead to a visit`}
          action={<ButtonLink to="/visit">{t`Find my booking`}</ButtonLink>}
        >
          {read.replaced
            ? t`The newest e-mail about your booking has the new link.`
            : t`It may have been cut off. Give us your confirmation code and e-mail address, and we will send it again.`}
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}

interface AfterVisitViewProps {
  readonly visit: AfterVisitFieldsFragment;
  readonly token: string;
}

function AfterVisitView({ visit, token }: AfterVisitViewProps) {
  const [send] = useMutation(WriteGuestBookDocument, { fetchPolicy: 'no-cache' });
  const [thanked, setThanked] = useState<{ readonly name: string; readonly hasWords: boolean }>();
  if (thanked) return <Thanks {...thanked} />;
  if (visit.state === 'OPEN') {
    return (
      <WriteForm
        visit={visit}
        token={token}
        send={async (input) => {
          const sent = await send({ variables: { token, input } }).catch(() => undefined);
          return sent?.data?.writeGuestBook ?? 'unanswered';
        }}
        onSent={({ firstName, words }) => {
          setThanked({ name: firstName ?? visit.firstName, hasWords: words !== null });
        }}
      />
    );
  }
  return <NotOpen visit={visit} />;
}

/** The pressed button is gone, so this gets the focus. */
function Thanks({ name, hasWords }: { readonly name: string; readonly hasWords: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <DrawnState
        of="emptyBook"
        title={name === '' ? t`Thank you` : t`Thank you, ${name}`}
        action={
          <ButtonLink kind="second" to="/guest-book">
            <Trans>Read the guest book</Trans>
          </ButtonLink>
        }
      >
        {hasWords
          ? t`We read every page. Yours appears in the guest book once we’ve read it.`
          : t`We read every word. Nobody else does.`}
      </DrawnState>
    </div>
  );
}

function NotOpen({ visit: { state, tourDate, writtenAt } }: { readonly visit: AfterVisitFieldsFragment }) {
  const write = (words: string) => (
    <ButtonLink kind="second" to="/contact">
      {words}
    </ButtonLink>
  );
  const day = dayAndMonth(tourDate);
  if (state === 'WRITTEN') {
    const date = writtenAt && fullDate(venueToday(new Date(writtenAt)));
    return (
      <DrawnState of="emptyBook" title={t`Your page is written`} action={write(t`Write to us`)}>
        {date ? t`On ${date}.` : null} <Trans>Something to add? Write to us, we put it with your visit.</Trans>
      </DrawnState>
    );
  }
  if (state === 'DID_NOT_COME') {
    return (
      <DrawnState of="waitingList" title={t`We missed you on ${day}`} action={write(t`Tell us`)}>
        <Trans>Only parties that came can write in the book. If you were here and our list is wrong, tell us.</Trans>
      </DrawnState>
    );
  }
  if (state === 'NOT_YET') {
    return (
      <DrawnState
        of="lostTicket"
        title={t`Your visit is still to come`}
        action={<ButtonLink to="/visit-us">{t`Plan your visit`}</ButtonLink>}
      >
        <Trans>After {day} you can write in the guest book here.</Trans>
      </DrawnState>
    );
  }
  return (
    <DrawnState of="emptyBook" title={t`The book is closed for this visit`} action={write(t`Write to us`)}>
      <Trans>It is open for four weeks after a visit. We still like to hear from you.</Trans>
    </DrawnState>
  );
}
