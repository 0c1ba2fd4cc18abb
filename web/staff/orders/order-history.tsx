import { OrderHistoryDocument, type OrderHistoryQuery } from '../../generated/staff-operations.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { addressLines } from '../../kit/lib/postal-address.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';

type Change = NonNullable<NonNullable<OrderHistoryQuery['orders']>['orders'][number]['changes']>[number];

/** "Address corrected by staff. The guest asked. Before: 1 Main Street, Springfield, VT 05156, 817 555 0100." */
export function changeWords({ kind, actor, reason, formerDelivery, voucherLast4 }: Change): string {
  const who = actor === 'staff' ? 'by staff' : 'by the link of its page';
  const what = {
    delivery_corrected: 'Address corrected',
    mailing_changed: `Mailing of the voucher …${voucherLast4 ?? ''} changed`,
    line_switched: 'Pickup or shipping of a product changed',
    parcel_sent: 'Parcel sent',
    parcel_corrected: 'Carrier or tracking number corrected',
  }[kind];
  const why = reason === null ? '' : ` ${reason.replace(/\.?$/, '.')}`;
  const before = formerDelivery
    ? ` Before: ${[...addressLines(formerDelivery), formerDelivery.phone].join(', ')}.`
    : '';
  return `${what} ${who}.${why}${before}`;
}

/** Corrections of an order since it was placed. */
export function OrderHistory({ orderNumber }: { readonly orderNumber: string }) {
  const { data, hasFailed, reload } = useAdminQuery(OrderHistoryDocument, { orderNumber });
  if (hasFailed) return <ListFailed label="history" onRetry={() => void reload()} />;
  const changes = data?.orders?.orders[0]?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section aria-label={`History of order ${orderNumber}`}>
      <Text kind="caps">History</Text>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {venueDateTime(change.changedAt)}: {changeWords(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}
