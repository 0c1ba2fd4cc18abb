import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { timesToSell } from '../../admin/selling/times-to-sell.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  DoorTimesDocument,
  SellWalkUpDocument,
  TicketPricesOfStartDocument,
} from '../../generated/staff-operations.js';
import type { AskStartPrices } from './use-start-prices.js';
import { WalkUpForm } from './walk-up-form.js';

/** Sells seats of today to a party that stands at the door. */
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
