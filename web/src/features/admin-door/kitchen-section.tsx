import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { Input } from '../../design/controls/input-style.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { media } from '../../design/media.js';
import { KitchenOfDayDocument, TickDeliveryDocument } from '../../generated/staff-operations.js';
import { isDate, longDate } from '../../lib/venue-dates.js';
import { DeliveryCard } from './delivery-card.js';
import { tickFault } from './tick-fault.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  input { width: auto; min-height: var(--target); padding-block: 0.375rem; }
  ${media.print} { display: none; }
`;

/** What restaurants bring on a day, for whom. Printed, it is alone on the paper. @param today YYYY-MM-DD */
export function KitchenSection({ today }: { readonly today: string }) {
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
