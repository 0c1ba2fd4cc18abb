import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import {
  DoorTimesDocument,
  KitchenOfDayDocument,
  SellWalkUpDocument,
  TickDeliveryDocument,
  TicketPricesOfStartDocument,
} from '../../generated/staff-operations.js';
import { Input } from '../../kit/design/controls/input-style.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { DeliveryCard } from '../../kit/desk/delivery-card.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { tickFault } from '../../kit/desk/tick-fault.js';
import { timesToSell } from '../../kit/desk/times-to-sell.js';
import type { AskStartPrices } from '../../kit/desk/use-start-prices.js';
import { WalkUpForm } from '../../kit/desk/walk-up-form.js';
import { isDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolAnchor } from '../design/tool-link.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ConflictsSection } from './conflicts-section.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  input { width: auto; min-height: var(--target); padding-block: 0.375rem; }
  ${media.print} { display: none; }
`;

/** A day's deliveries of restaurants. When printed, it is alone on the paper. @param today YYYY-MM-DD */
function KitchenSection({ today }: { readonly today: string }) {
  const [date, setDate] = useState(today);
  const { data, isLoading, hasFailed, reload } = useAdminQuery(KitchenOfDayDocument, { date });
  const send = useAdminMutation(TickDeliveryDocument, [KitchenOfDayDocument]);
  const sheet = data?.kitchenSheet;
  const count = sheet?.deliveries.length ?? 0;
  return (
    <AdminSection
      title={`Kitchen sheet, ${longDate(date)}`}
      busy={isLoading}
      tools={
        <Tools>
          <Input
            type="date"
            aria-label="Delivery day"
            value={date}
            onChange={({ target }) => {
              if (isDate(target.value)) setDate(target.value);
            }}
          />
          {count === 0 ? null : <ToolButton onClick={() => window.print()}>Print</ToolButton>}
        </Tools>
      }
    >
      {hasFailed ? <ListFailed label="kitchen sheet" onRetry={() => void reload()} /> : null}
      {sheet == null && isLoading ? <ListLoading label="kitchen sheet" /> : null}
      {sheet == null ? null : (
        <AdminSectionBody>
          <p>
            {count === 0
              ? 'No party has ordered food for this day.'
              : `${sheet.meals} meals in ${count === 1 ? 'one delivery' : `${count} deliveries`}.`}
          </p>
        </AdminSectionBody>
      )}
      {(sheet?.deliveries ?? []).map((delivery) => (
        <DeliveryCard
          key={`${delivery.platform} ${delivery.deliveryTime}`}
          delivery={delivery}
          onTick={async (step, done) => {
            const { platform, deliveryTime } = delivery;
            return tickFault(await send({ input: { date, platform, deliveryTime, step, done } }));
          }}
        />
      ))}
    </AdminSection>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  @media (min-width: 80rem) { grid-template-columns: 26rem minmax(0, 1fr); }
  ${media.print} { display: block; }
`;

/** The kitchen sheet is printed alone. */
const OnScreen = styled.div`
  min-width: 0;
  ${media.print} { display: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  ${media.belowTablet} { > a { flex: 1 1 100%; } }
  ${media.print} { display: none; }
`;

/** Today's work at the door: conflicts, sales and deliveries. */
export function DoorTab() {
  const today = venueToday();
  const isGuide = useRole() === 'guide';
  return (
    <AdminColumns>
      <Head>
        <Text soft>
          {isGuide
            ? 'Names and tickets on your phone, even offline.'
            : 'Scans are never rejected or lost. When two phones disagree, staff decide here.'}
        </Text>
        <ToolAnchor kind="main" href="/door">
          Open the door
        </ToolAnchor>
      </Head>
      {isGuide ? null : (
        <OnScreen>
          <ConflictsSection date={today} />
        </OnScreen>
      )}
      <Columns>
        <OnScreen>
          <WalkUpSection date={today} />
        </OnScreen>
        <KitchenSection today={today} />
      </Columns>
    </AdminColumns>
  );
}

/** Sells today's seats to a party at the door. */
export function WalkUpSection({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(DoorTimesDocument, { date });
  const sell = useAdminMutation(SellWalkUpDocument, [DoorTimesDocument]);
  const client = useApolloClient();
  const askPrices = useCallback<AskStartPrices>(
    (variables) =>
      client.query({ query: TicketPricesOfStartDocument, variables, fetchPolicy: 'network-only' }).then(
        ({ data: answer }) => answer?.startPrices,
        () => undefined,
      ),
    [client],
  );
  const times = data && timesToSell(data, Date.now());
  return (
    <AdminSection title="Walk-up sale" busy={isLoading}>
      {hasFailed ? <ListFailed label="times" onRetry={() => void reload()} /> : null}
      {times === undefined && isLoading ? <ListLoading label="times" /> : null}
      {times === undefined ? null : (
        <AdminSectionBody>
          {times.length === 0 ? (
            <p>No seats left to sell today.</p>
          ) : (
            <WalkUpForm
              date={date}
              times={times}
              questions={data?.guestQuestions ?? []}
              askPrices={askPrices}
              sell={sell}
              onSold={({ confirmationCode, tourName, tourTime }) =>
                showToast({ title: 'Sold', text: `${confirmationCode}: ${tourName}, ${tourTime}.`, tone: 'done' })
              }
            />
          )}
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}
