import { Button } from '../../design/controls/button.js';
import { Dialog } from '../../design/layers/dialog.js';
import { Stack } from '../../design/layout/stack.js';
import { Text } from '../../design/type/text.js';
import { addressLines } from '../../lib/postal-address.js';
import { stripeKey } from '../../lib/stripe/stripe-key.js';
import { OrderAmounts } from './order-amounts.js';
import type { PlacedOrder } from './placed-order.js';

interface OrderConfirmationProps {
  readonly order: PlacedOrder | undefined;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** What was ordered and what happens next, until the visitor closes it: the toast disappears after five seconds. */
export function OrderConfirmation({ order, onClose, onClosed }: OrderConfirmationProps) {
  if (order === undefined) return null;
  const { orderNumber, email, address, paid, lines } = order;
  return (
    <Dialog open onOpenChange={onClose} onClosed={onClosed} title={`Order ${orderNumber}`}>
      <Stack gap={4}>
        <ul>
          {lines.map(({ id, quantity, product }) => (
            <li key={id}>
              {quantity} × {product.name}
            </li>
          ))}
        </ul>
        <OrderAmounts lines={lines} />
        <Text>
          Your receipt is on its way to {email}. We will send your order to {addressLines(address).join(', ')}.{' '}
          {stripeKey() === undefined
            ? 'This is a demonstration: no payment was taken.'
            : `Your card was charged $${paid}.`}
        </Text>
        <div>
          <Button onClick={onClose}>Back to the site</Button>
        </div>
      </Stack>
    </Dialog>
  );
}
