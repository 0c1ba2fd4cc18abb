import { useState } from 'react';
import {
  CancelOrderLineDocument,
  OrderToursDocument,
  QuoteOrderLineDocument,
  type QuoteOrderLineQuery,
  StaffOrdersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { Quantity } from '../../kit/design/controls/quantity.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { toAmount, toCents } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import type { StaffOrder } from './order-parts.js';
import { leftOf } from './order-parts.js';

type Quote = Extract<QuoteOrderLineQuery['quoteOrderLine'], { readonly __typename: 'OrderLineQuote' }>;

const once = sendOnce('staff-order-line');

/** Refunds by what was used to pay, US dollars, two decimals. */
function returnsOf({ toReturn, toVouchers }: Quote): { readonly toCard: string; readonly toVouchers: string } {
  return { toCard: toAmount(toCents(toReturn) - toCents(toVouchers)), toVouchers };
}

function Consequences({ quote, email }: { readonly quote: Quote; readonly email: string }) {
  const { goods, shipping, tax, toBlocked, endsOrder } = quote;
  const { toCard, toVouchers } = returnsOf(quote);
  const isVoucherAlone = toCard === '0.00' && toVouchers !== '0.00';
  return (
    <>
      <Leaders
        facts={[
          { term: quote.name, value: `$${goods}` },
          ...(shipping === '0.00' ? [] : [{ term: 'Shipping', value: `$${shipping}` }]),
          ...(tax === '0.00' ? [] : [{ term: 'Sales tax', value: `$${tax}` }]),
          ...(toVouchers === '0.00'
            ? []
            : [{ term: 'Refunded to vouchers, at once', value: `$${toVouchers}`, grand: isVoucherAlone }]),
          ...(toBlocked === '0.00' ? [] : [{ term: 'Of it to a blocked voucher', value: `$${toBlocked}` }]),
          ...(isVoucherAlone ? [] : [{ term: 'Refunded to the card', value: `$${toCard}`, grand: true }]),
        ]}
      />
      <Text mt={3}>
        {endsOrder ? 'Nothing is left of the order to send or hand over. ' : 'The rest of the order stays as it is. '}
        {email === '' ? 'There is no e-mail address: tell the buyer.' : `${email} gets an e-mail about it.`} This cannot
        be undone.
      </Text>
    </>
  );
}

interface CancelLineDialogProps {
  readonly order: StaffOrder;
  readonly line: StaffOrder['lines'][number];
  readonly onClose: () => void;
}

/** Cancels a line of an order, or some of its pieces. The consequences are shown first, and carried out exactly. */
export function CancelLineDialog({ order, line, onClose }: CancelLineDialogProps) {
  const { id, orderNumber, customerEmail } = order;
  const { id: lineId, name } = line;
  const [quantity, setQuantity] = useState(leftOf(line));
  const asked = { id, lineId, quantity };
  const { data, hasFailed, reload } = useAdminQuery(QuoteOrderLineDocument, asked);
  const cancel = useAdminMutation(CancelOrderLineDocument, [
    StaffOrdersDocument,
    OrderToursDocument,
    TodayNeedsDocument,
  ]);
  const answer = data?.quoteOrderLine;
  // While another quantity is being asked about, the answer is for the one before.
  const quote = answer?.__typename === 'OrderLineQuote' && answer.quantity === quantity ? answer : undefined;

  const confirm = async (): Promise<FormError | undefined> => {
    if (!quote) return undefined;
    const { revision } = quote;
    const done = await once([id, lineId, quantity, revision], (key) => cancel({ ...asked, revision, key }));
    if (isRefusal(done)) {
      await reload();
      const unanswered = {
        title: 'No answer from the server',
        text: 'Press the button again: it is canceled only once.',
      };
      return formErrorOf('Nothing was canceled', done, () => false, unanswered);
    }
    const text = `${quantity} × ${name} of ${orderNumber}: $${quote.toReturn} will be refunded.`;
    showToast({ title: 'Canceled', text, tone: 'done' });
    return undefined;
  };

  return (
    <Confirmation
      title={`Cancel ${name} in ${orderNumber}?`}
      action={quote && quote.toReturn !== '0.00' ? `Cancel and refund $${quote.toReturn}` : 'Cancel it'}
      busyAction="Canceling..."
      leave="Keep it"
      disabled={quote === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {leftOf(line) > 1 ? (
        <Text as="div" mb={4}>
          How many? <Quantity of={name} value={quantity} least={1} most={leftOf(line)} onChange={setQuantity} />
        </Text>
      ) : null}
      <div aria-live="polite">
        {quote ? <Consequences quote={quote} email={customerEmail} /> : null}
        {answer && answer.__typename !== 'OrderLineQuote' ? <Text role="alert">{answer.message}</Text> : null}
        {!quote && !hasFailed && (answer === undefined || answer.__typename === 'OrderLineQuote') ? (
          <Text role="status">Checking what it does...</Text>
        ) : null}
        {hasFailed ? (
          <Text role="alert">
            The preview could not be loaded. <ToolButton onClick={() => void reload()}>Try again</ToolButton>
          </Text>
        ) : null}
      </div>
    </Confirmation>
  );
}
