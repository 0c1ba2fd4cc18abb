import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { writtenOut } from '../../kit/lib/venue-dates.js';
import type { ChangeProps } from './change-props.js';

const Dates = styled.ol`
  display: grid;
  gap: var(--s-3);
  li { display: grid; padding-left: var(--s-4); border-left: 3px double var(--rule); }
  b { font-weight: 600; }
  span { color: var(--fg-soft); }
`;

/** What cancelling means, the deadlines, and two buttons of equal weight. */
export function CancelPanel({
  visit,
  isBusy,
  change,
  onLeave,
  isRefunded,
}: ChangeProps & { readonly isRefunded: boolean }) {
  const amount = printedCents(toCents(visit.totalAmount));
  const hasPaid = visit.paymentStatus === 'paid';
  return (
    <>
      <Text kind="serif">
        {!hasPaid
          ? 'You give up your seats. Nothing was paid, so nothing is refunded.'
          : isRefunded
            ? `Cancel now and all ${amount} goes back the way it was paid. Banks usually take five to ten days to show it on a card.`
            : 'It is too late for a refund. If you cancel, you give up your seats and get no money back.'}
      </Text>
      {visit.status === 'displaced' || !hasPaid ? null : (
        <Dates aria-label="What you can still do, and until when">
          <li>
            <b>{writtenOut(visit.refundUntil)}</b>
            <span>Last chance for a refund.</span>
          </li>
          <li>
            <b>{writtenOut(visit.changesUntil)}</b>
            <span>Last chance to move or change your visit.</span>
          </li>
          <li>
            <b>{writtenOut(visit.startsAt)}</b>
            <span>Your tour.</span>
          </li>
        </Dates>
      )}
      <PanelButtons>
        <Button kind="danger" busy={isBusy} onClick={() => void change({ cancel: {} })}>
          {!hasPaid ? 'Cancel my visit' : isRefunded ? `Cancel and refund ${amount}` : 'Cancel without a refund'}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Keep my visit
        </Button>
      </PanelButtons>
    </>
  );
}
