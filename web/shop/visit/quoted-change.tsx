import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { PanelButtons } from '../../kit/design/layout/panel-buttons.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';
import { type ChangeQuote, quoteFacts } from '../../kit/lib/tickets/quote-facts.js';
import type { ChangeProps } from './change-props.js';
import { PayByCard } from './pay-by-card.js';
import type { VisitChange } from './use-visit.js';

const Quoted = styled.div`
  &[aria-busy='true'] { opacity: 0.7; }
`;

const terms = { before: t`It costs now`, toPay: t`Due today`, toReturn: t`Refund` };
const termsAtDoor = { before: t`It costs now`, atDoor: t`You pay at the door` };

const KEPT = t`What stays with us pays for guests or a dearer time that you choose later.`;

const HOW_PAID = {
  earlier: t`Charged to the card you paid with.`,
  new: t`No card has paid for this visit yet, so the difference is paid here.`,
  another: t`The card you paid with was not accepted. Pay with another one; what you chose stays.`,
} as const;

interface QuotedChangeProps extends ChangeProps {
  /** Undefined until it is answered; what is not priced, such as the move of a displaced party, has none. */
  readonly quote: ChangeQuote | undefined;
  /** A new one is asked for: this one stands dimmed until it comes. */
  readonly isOld?: boolean;
  /** Undefined while there is nothing to change. */
  readonly wanted: VisitChange | undefined;
  readonly disabled?: boolean;
  readonly label: string;
  /** Of the button that changes nothing. */
  readonly stay: string;
  readonly onRefused: () => void;
  /** More about what it costs. */
  readonly children?: ReactNode;
}

/** What a change costs or gives back, how that is paid, and the buttons that make it or leave it. */
export function QuotedChange({
  quote,
  isOld = false,
  wanted,
  label,
  stay,
  onRefused,
  children,
  ...props
}: QuotedChangeProps) {
  const { visit, token, isBusy, change, onLeave, disabled = false } = props;
  const [isCardRefused, setIsCardRefused] = useState(false);
  const amountCents = toCents(quote?.toPay ?? '0.00');
  const howPaid = quote?.paidBy === 'new_card' ? 'new' : isCardRefused ? 'another' : 'earlier';
  const leave = (
    <Button kind="second" onClick={onLeave}>
      {stay}
    </Button>
  );
  const send = async (): Promise<void> => {
    if (wanted && (await change(wanted)) === 'card') setIsCardRefused(true);
  };
  return (
    <>
      <Quoted aria-live="polite" aria-busy={isOld}>
        {quote ? (
          <>
            <Leaders facts={quoteFacts(quote, visit.paymentStatus === 'due' ? termsAtDoor : terms)} />
            {amountCents > 0 ? (
              <Text kind="small" soft mt={3}>
                {HOW_PAID[howPaid]}
              </Text>
            ) : null}
            {toCents(quote.kept) > 0 ? (
              <Text kind="small" mt={3}>
                {toCents(quote.toReturn) > 0 ? KEPT : [t`It is too late for a refund.`, KEPT].join(' ')}
              </Text>
            ) : null}
            {children}
          </>
        ) : null}
      </Quoted>
      {wanted && amountCents > 0 && howPaid !== 'earlier' ? (
        <PayByCard {...{ visit, token, isBusy, change, wanted, amountCents, label, disabled, leave, onRefused }} />
      ) : (
        <PanelButtons>
          <Button disabled={disabled || wanted === undefined} busy={isBusy} onClick={() => void send()}>
            {label}
          </Button>
          {leave}
        </PanelButtons>
      )}
    </>
  );
}
