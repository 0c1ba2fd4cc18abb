import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/design/controls/button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { unansweredOrder } from './order-attempts.js';
import type { PlacedOrder } from './placed-order.js';
import { boughtOf, usePurchase } from './use-purchase.js';

interface UnansweredOrderProps {
  readonly sessionId: string;
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** An order without an answer before the page was left. If it was placed, its cart is empty; it is sent again. */
export function UnansweredOrder({ sessionId, onPlaced }: UnansweredOrderProps) {
  const { isBusy, again } = usePurchase();
  const attempt = unansweredOrder(sessionId);
  if (attempt === undefined) return null;

  const ask = async (): Promise<void> => {
    const order = boughtOf(await again(attempt));
    if (order) onPlaced(order);
  };

  return (
    <Notice title={t`We didn’t get an answer to your order`}>
      <Trans>Ask for it again. It counts only once, however often you try.</Trans>
      <Row mt={3}>
        <Button kind="second" small busy={isBusy} busyText={t`Asking...`} onClick={() => void ask()}>
          <Trans>Ask for it again</Trans>
        </Button>
      </Row>
    </Notice>
  );
}
