import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import type { ChangeProps } from './change-props.js';
import { PanelButtons } from './panel-buttons.js';
import { writtenOut } from './visit-words.js';

const Dates = styled.ol`
  display: grid;
  gap: var(--s-3);
  li { display: grid; padding-left: var(--s-4); border-left: 3px double var(--rule); }
  b { font-weight: 600; }
  span { color: var(--fg-soft); }
`;

/** What cancelling brings, the dates that count, and the two ways on, of the same size. */
export function CancelPanel({
  visit,
  isBusy,
  change,
  onLeave,
  isRefunded,
}: ChangeProps & { readonly isRefunded: boolean }) {
  const amount = printedCents(toCents(visit.totalAmount));
  return (
    <>
      <Text kind="serif">
        {isRefunded
          ? `Cancel now and all ${amount} goes back to the card that paid. Banks usually take five to ten days to show it.`
          : 'It is too late for a refund: your seats are given back, and no money goes back.'}
      </Text>
      {visit.status === 'displaced' ? null : (
        <Dates aria-label="What you can do, and until when">
          <li>
            <b>{writtenOut(visit.refundUntil)}</b>
            <span>Last moment for a refund.</span>
          </li>
          <li>
            <b>{writtenOut(visit.changesUntil)}</b>
            <span>Last moment to move or change.</span>
          </li>
          <li>
            <b>{writtenOut(visit.startsAt)}</b>
            <span>Your tour.</span>
          </li>
        </Dates>
      )}
      <PanelButtons>
        <Button kind="danger" busy={isBusy} onClick={() => void change({ kind: 'cancelled' })}>
          {isRefunded ? `Cancel and refund ${amount}` : 'Cancel without a refund'}
        </Button>
        <Button kind="second" onClick={onLeave}>
          Keep my visit
        </Button>
      </PanelButtons>
    </>
  );
}
