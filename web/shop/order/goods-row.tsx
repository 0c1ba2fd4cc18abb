import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import { type MyOrderFactsFragment, SwitchMyOrderLineDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';

type Line = Extract<MyOrderFactsFragment['lines'][number], { readonly __typename: 'OrderItem' }>;

interface GoodsRowProps {
  readonly order: MyOrderFactsFragment;
  readonly line: Line;
  readonly token: string;
}

function isToSend({ quantity, cancelled, pickUp }: Line): boolean {
  return quantity > cancelled && !pickUp;
}

/** What the other way of getting a line means; undefined where it cannot be changed here. */
export function switchWords(order: MyOrderFactsFragment, line: Line): string | undefined {
  const { deliveryOpen, lines, shipping } = order;
  if (!deliveryOpen || line.quantity === line.cancelled) return undefined;
  if (line.pickUp) return t`It goes with the others, and costs nothing more.`;
  const isLast = linesOfType(lines, 'OrderItem').filter(isToSend).length === 1;
  if (!isLast) return t`It waits at the counter. The others are sent.`;
  return toCents(shipping) === 0
    ? t`Nothing is sent then.`
    : t`Nothing is sent then, and $${shipping} of shipping goes back the way it was paid.`;
}

/** A product: sent or picked up, which its buyer changes until the order is packed. */
export function GoodsRow({ order, line, token }: GoodsRowProps) {
  const { id: lineId, name, quantity, cancelled, price, amount, pickUp } = line;
  const words = switchWords(order, line);
  return (
    <li>
      <b>
        {quantity} × {name}
      </b>
      <strong>${amount}</strong>
      <Text soft>
        {quantity > 1 ? (
          <>
            <Trans>${price} each.</Trans>{' '}
          </>
        ) : null}
        {pickUp ? t`Picked up at the counter` : t`Sent to you`}
      </Text>
      {cancelled > 0 ? <Text>{cancelled === quantity ? t`Canceled` : t`${cancelled} of them canceled`}</Text> : null}
      {words === undefined ? null : (
        <SwitchButton
          label={pickUp ? t`Have it sent` : t`Pick it up instead`}
          name={name}
          words={words}
          variables={{ token, lineId, pickUp: !pickUp, revision: order.revision }}
        />
      )}
    </li>
  );
}

interface SwitchButtonProps {
  readonly label: string;
  readonly name: string;
  /** The consequence, said before. */
  readonly words: string;
  readonly variables: {
    readonly token: string;
    readonly lineId: string;
    readonly pickUp: boolean;
    readonly revision: number;
  };
}

function SwitchButton({ label, name, words, variables }: SwitchButtonProps) {
  const [send, { loading }] = useMutation(SwitchMyOrderLineDocument);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const confirm = async (): Promise<void> => {
    setRefusal('');
    const sent = await send({ variables }).catch(() => undefined);
    const answer = sent?.data?.switchMyOrderLine;
    const message = answer && 'message' in answer ? answer.message : undefined;
    if (answer && message === undefined) setIsAsking(false);
    else setRefusal(message ?? t`We didn’t get an answer. Please press the button again.`);
    // The pressed button may be gone.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isAsking ? (
        <>
          <Text>{words}</Text>
          {refusal ? <Text role="alert">{refusal}</Text> : null}
          <Button small busy={loading} onClick={() => void confirm()}>
            {label}
          </Button>{' '}
          <Button small kind="second" disabled={loading} onClick={() => setIsAsking(false)}>
            <Trans>Leave it</Trans>
          </Button>
        </>
      ) : (
        <Button small kind="second" aria-label={t`${label}: ${name}`} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
