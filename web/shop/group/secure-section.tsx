import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { Address, Whole } from '../design/own-page-parts.js';
import { PayForGroup } from '../payment/pay-for-group.js';
import { useSaid } from '../use-said.js';
import { type MyGroup, moment } from './group-words.js';
import { OrderForm } from './order-form.js';
import type { PanelProps } from './use-group-answers.js';

/** How the held seats are booked: by a deposit, or by a purchase order. */
export function SecureSection({ group, token, answers }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { heading, say } = useSaid();
  const { order, money, heldUntil, number } = group;
  const { depositLeftCents: left, payableCents, payingCents } = money;
  const by = heldUntil === null ? '' : `, before ${moment(heldUntil)}`;
  const close = (): void => {
    setIsOpen(false);
    say('');
  };
  return (
    <section aria-labelledby="secure">
      <h2 id="secure" ref={heading} tabIndex={-1}>
        How your seats are booked
      </h2>
      {left > 0 ? (
        <Text>
          By the deposit of {printedCents(left)}
          {by}: pay it by card, bring a check to the house and write <Whole>{number}</Whole> on it, or call <Reach />.
        </Text>
      ) : null}
      <PayForGroup {...{ token, payingCents }} cents={payableCents} onPaid={answers.say} />
      <SentOrder order={order} files={group.files} />
      {isOpen ? (
        <OrderForm group={group} token={token} answers={answers} onClose={close} />
      ) : (
        <>
          <Text>
            {order
              ? 'Another purchase order takes the place of the one that you sent.'
              : `${left > 0 ? 'Or by' : 'By'} a purchase order in place of the deposit. We look at it, and hold your seats up to a week longer for that, once.`}
          </Text>
          <div>
            <Button kind="second" onClick={() => setIsOpen(true)}>
              {order ? 'Send another purchase order' : 'Send a purchase order'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The order as it was sent. */
export function SentOrder({ order, files }: Pick<MyGroup, 'order' | 'files'>) {
  if (!order) return null;
  const { number, day, cents, billTo, confirmed } = order;
  const hasFile = files.some(({ kind }) => kind === 'purchase_order');
  return (
    <>
      <Text>
        Purchase order {number} of {longDate(day)}, for up to {printedCents(cents)}
        {hasFile ? ', with its file' : ''}
        {confirmed ? '' : ': we look at it'}. The bill goes to:
      </Text>
      <Address>
        {Object.entries(billTo.split('\n')).map(([place, line]) => (
          <span key={place}>{line}</span>
        ))}
      </Address>
    </>
  );
}
