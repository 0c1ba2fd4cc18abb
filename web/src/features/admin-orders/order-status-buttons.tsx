import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  ChangeOrderStatusDocument,
  type OrderStatus,
  StaffOrdersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import type { StaffOrder } from './order-columns.js';
import { neighborsOf, orderStatusWords } from './order-status.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** Says how far an order is: one step on, or one back after a slip. */
export function OrderStatusButtons({ order }: { readonly order: StaffOrder }) {
  const { id, orderNumber, status } = order;
  const send = useAdminMutation(ChangeOrderStatusDocument, [StaffOrdersDocument, TodayNeedsDocument]);
  const inWords = (step: OrderStatus): string => orderStatusWords(step, order).label.toLowerCase();
  const [isBusy, setIsBusy] = useState(false);
  const { next, previous } = neighborsOf(status);

  const change = async (to: OrderStatus): Promise<void> => {
    setIsBusy(true);
    const answer = await send({ id, from: status, to });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'Order') {
      showToast({ title: 'Order changed', text: `${orderNumber} is ${inWords(to)}.`, tone: 'done' });
      return;
    }
    const text = answer === 'unanswered' ? 'The server did not answer. Please check the order again.' : answer.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Buttons>
      {next === undefined ? null : (
        <ToolButton
          kind="main"
          busy={isBusy}
          aria-label={`Mark as ${inWords(next)}: order ${orderNumber}`}
          onClick={() => void change(next)}
        >
          Mark as {inWords(next)}
        </ToolButton>
      )}
      {previous === undefined ? null : (
        <ToolButton
          busy={isBusy}
          aria-label={`Back to ${inWords(previous)}: order ${orderNumber}`}
          onClick={() => void change(previous)}
        >
          Back to {inWords(previous)}
        </ToolButton>
      )}
    </Buttons>
  );
}
