import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const deposit = printedCents(left);
  const end = heldUntil && moment(heldUntil);
  const close = (): void => {
    setIsOpen(false);
    say('');
  };
  return (
    <section aria-labelledby="secure">
      <h2 id="secure" ref={heading} tabIndex={-1}>
        <Trans>How your seats are booked</Trans>
      </h2>
      {left > 0 ? (
        <Text>
          {end ? t`By the deposit of ${deposit}, before ${end}:` : t`By the deposit of ${deposit}:`}{' '}
          <Trans>
            pay it by card, bring a check to the house and write <Whole>{number}</Whole> on it, or call <Reach />.
          </Trans>
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
              ? t`Another purchase order takes the place of the one that you sent.`
              : left > 0
                ? t`Or by a purchase order in place of the deposit. We look at it, and hold your seats up to a week longer for that, once.`
                : t`By a purchase order in place of the deposit. We look at it, and hold your seats up to a week longer for that, once.`}
          </Text>
          <div>
            <Button kind="second" onClick={() => setIsOpen(true)}>
              {order ? t`Send another purchase order` : t`Send a purchase order`}
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
  const { number, cents, billTo, confirmed } = order;
  const day = longDate(order.day);
  const most = printedCents(cents);
  const hasFile = files.some(({ kind }) => kind === 'purchase_order');
  const seen = hasFile
    ? t`Purchase order ${number} of ${day}, for up to ${most}, with its file.`
    : t`Purchase order ${number} of ${day}, for up to ${most}.`;
  const sent = hasFile
    ? t`Purchase order ${number} of ${day}, for up to ${most}, with its file: we look at it.`
    : t`Purchase order ${number} of ${day}, for up to ${most}: we look at it.`;
  return (
    <>
      <Text>
        {confirmed ? seen : sent} <Trans>The bill goes to:</Trans>
      </Text>
      <Address>
        {Object.entries(billTo.split('\n')).map(([place, line]) => (
          <span key={place}>{line}</span>
        ))}
      </Address>
    </>
  );
}
