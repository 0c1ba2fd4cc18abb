import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { showToast } from '../../design/layers/toasts.js';
import { DoorTimesDocument, SellWalkUpDocument } from '../../generated/staff-operations.js';
import { timesToSell } from './times-to-sell.js';
import { WalkUpForm } from './walk-up-form.js';

/** Sells seats of today to a party that stands at the door. */
export function WalkUpSection({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(DoorTimesDocument, { date });
  const sell = useAdminMutation(SellWalkUpDocument, [DoorTimesDocument]);
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
