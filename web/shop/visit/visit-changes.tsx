import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { NEEDS_LENGTH } from '../../../services/shared/contracts/src/house/bounds.js';
import { ChangeVisitAccessNeedsDocument, VisitEmailDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { TextAreaField } from '../../kit/design/controls/text-field.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useOffersFood } from '../../kit/document/use-house.js';
import { useNow } from '../../kit/document/use-now.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { printedTime } from '../../kit/lib/venue-dates.js';
import { needsHint } from '../rules/needs-hint.js';
import { guestsInWords } from '../rules/visit-labels.js';
import { ChangeRows } from './change-rows.js';
import { RefundSteps } from './refund-steps.js';
import type { Visit, VisitState } from './use-visit.js';
import { VisitAnswers } from './visit-answers.js';
import { VisitLanguage } from './visit-language.js';
import { VisitLink } from './visit-link.js';
import { VisitWaivers } from './visit-waivers.js';

export interface VisitProps extends VisitState {
  readonly visit: Visit;
  readonly onReplaced: () => void;
}

/** Possible changes, next to the ticket; for a canceled visit, what happens now. */
export function VisitChanges(props: VisitProps) {
  const { visit, token, news, changedTo } = props;
  return (
    <section aria-labelledby="change-your-visit">
      <h2 id="change-your-visit">{visit.status === 'cancelled' ? t`What happens now` : t`Change your visit`}</h2>
      {visit.status === 'cancelled' ? null : <VisitEmail key={visit.revision} visit={visit} token={token} />}
      {news?.kind === 'stale' ? (
        <Notice title={t`This visit has changed`} alert>
          <Trans>You are looking at the current version. Your change was not made, and nothing was charged.</Trans>
        </Notice>
      ) : null}
      {news?.kind === 'refused' ? (
        <Notice tone="refused" title={t`Nothing was changed`} alert>
          {news.message}
        </Notice>
      ) : null}
      {visit.status === 'cancelled' ? (
        <>
          <Text kind="serif" mt={4}>
            <Trans>
              We have released your seats, and our e-mail removes the visit from your calendar. We keep signed waivers
              for a year, then delete them. Come another time.
            </Trans>
          </Text>
          <Text mt={4}>
            <ButtonLink to="/tours" kind="second">
              <Trans>See the tours</Trans>
            </ButtonLink>
          </Text>
        </>
      ) : (
        <ChangeRows key={changedTo} {...props} />
      )}
      <Text kind="small" soft mt={4}>
        <Trans>
          If something looks wrong, call <Reach />.
        </Trans>
      </Text>
      {visit.status === 'confirmed' ? (
        <>
          <VisitWaivers {...props} />
          <VisitNeeds {...props} />
          <VisitAnswers {...props} />
          <VisitFood visit={visit} />
        </>
      ) : null}
      {visit.status === 'cancelled' ? null : <VisitLanguage {...props} />}
      {visit.status !== 'cancelled' && (visit.refunds ?? []).length > 0 ? (
        <RefundSteps visit={visit} token={props.token} />
      ) : null}
      <VisitLink {...props} />
    </section>
  );
}

/** Says if the visit's e-mail could not be sent yet. A query of its own: without an answer nothing is shown. */
function VisitEmail({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const { data } = useQuery(VisitEmailDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
    errorPolicy: 'ignore',
  });
  const status = data?.myBooking.__typename === 'Booking' ? data.myBooking.ticketEmail?.status : undefined;
  if (status !== 'WAITING' && status !== 'FAILED') return null;
  const hasTicket = visit.status === 'confirmed';
  return (
    <Notice title={hasTicket ? t`We could not mail your ticket yet` : t`We could not mail you yet`}>
      {hasTicket
        ? t`Everything is on this page. Please keep its address, or print your ticket.`
        : t`Everything is on this page. Please keep its address.`}{' '}
      {status === 'WAITING' ? (
        t`We will try again by tomorrow.`
      ) : (
        <Trans>
          Is the e-mail address right? If not, please call <Reach />.
        </Trans>
      )}
    </Notice>
  );
}

function VisitFood({ visit }: { readonly visit: Visit }) {
  const canOrder = useNow().toISOString() < visit.changesUntil;
  const hasFood = visit.foodOrderPlatform !== 'none';
  const guests = guestsInWords(visit.guests);
  if (!useOffersFood() && !hasFood) return null;
  return (
    <section aria-labelledby="visit-food" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-food">{t`Food`}</h3>
      {hasFood ? (
        <Leaders
          facts={[
            { term: visit.foodOrderRestaurant ?? t`Restaurant`, value: visit.foodOrderDetails ?? '' },
            { term: t`Delivered here`, value: printedTime(visit.foodDeliveryTime ?? '') },
            { term: t`Paid on delivery`, value: printedCents(toCents(visit.foodOrderTotal)) },
          ]}
        />
      ) : (
        <Text soft mt={2}>
          {!mayOrderFood(visit.guests)
            ? t`Food can be ordered for parties of ten or more. You are ${guests}.`
            : canOrder
              ? t`You have ordered none. Order it under “Order food” above.`
              : t`You have ordered none. It is too late to order online.`}
        </Text>
      )}
    </section>
  );
}

interface VisitNeedsProps {
  readonly visit: Visit;
  readonly token: string;
  readonly show: (visit: Visit) => void;
}

/** The party's access needs, which can be changed until the tour begins. */
function VisitNeeds({ visit, token, show }: VisitNeedsProps) {
  const [save, { loading }] = useMutation(ChangeVisitAccessNeedsDocument, { fetchPolicy: 'no-cache' });
  const [typed, setTyped] = useState(visit.accessNeeds ?? '');
  const [message, setMessage] = useState('');
  const now = useNow().toISOString();
  if (now >= visit.startsAt) return null;
  const isSame = typed.trim() === (visit.accessNeeds ?? '');
  const send = async (): Promise<void> => {
    setMessage('');
    const sent = await save({ variables: { token, accessNeeds: typed } }).catch(() => undefined);
    const answer = sent?.data?.changeAccessNeeds;
    if (answer?.__typename === 'Booking') {
      show(answer);
      setMessage(t`Saved. Your guide will read it before the tour.`);
    } else setMessage(answer?.message ?? t`We didn’t get an answer. Please try again.`);
  };
  return (
    <section aria-labelledby="visit-needs" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-needs">{t`Access needs`}</h3>
      <Stack gap={3} mt={2}>
        <TextAreaField
          label={t`What do you need to get around?`}
          hint={needsHint}
          rows={2}
          maxLength={NEEDS_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button kind="second" small disabled={isSame} busy={loading} onClick={() => void send()}>
            <Trans>Save</Trans>
          </Button>
        </div>
        <Text role="status">{message}</Text>
      </Stack>
    </section>
  );
}
