import { OrderDisputesDocument } from '../../generated/staff-operations.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Disputes } from '../records/disputes.js';

/** What banks took back of an order, tours included. */
export function OrderDisputes({ orderNumber }: { readonly orderNumber: string }) {
  const { data, hasFailed, reload } = useAdminQuery(OrderDisputesDocument, { orderNumber });
  if (hasFailed) return <ListFailed label="disputes" onRetry={() => void reload()} />;
  return (
    <Disputes
      disputes={data?.orders?.orders[0]?.disputes}
      hint="The payment provider refunds nothing of this payment. What is not sent yet can stay here."
    />
  );
}
