import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { thisHouse } from '#house/about/house.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { Address } from '../design/own-page-parts.js';
import { PayForGroup } from '../payment/pay-for-group.js';
import { useSaid } from '../use-said.js';
import type { GroupBill } from './bill-words.js';

/** How it is paid. No bank account: whoever reads one here would believe another one in a forged mail. */
export function PaySection({ bill, token }: { readonly bill: GroupBill; readonly token: string }) {
  const house = useHouseDetails();
  const { heading, text, say } = useSaid();
  const { payableCents, payingCents } = bill;
  const { number } = bill.invoice;
  if (bill.openCents === 0 && text === '') return null;
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" ref={heading} tabIndex={-1}>
        <Trans>How to pay</Trans>
      </h2>
      <Text role="status">{text}</Text>
      <PayForGroup {...{ token, payingCents }} cents={payableCents} onPaid={say} />
      {bill.openCents > 0 ? <ByCheck house={house} number={number} /> : null}
    </section>
  );
}

interface ByCheckProps {
  readonly house: ReturnType<typeof useHouseDetails>;
  readonly number: string;
}

function ByCheck({ house, number }: ByCheckProps) {
  return (
    <>
      <Text>
        {house
          ? t`By a check to the house: write ${number} on it, and mail or bring it to:`
          : t`By a check to the house: write ${number} on it, and bring it to us.`}
      </Text>
      {house ? (
        <Address>
          <span>{thisHouse.name}</span>
          <span>{house.street}</span>
          <span>{house.town}</span>
        </Address>
      ) : null}
      <Text>
        <Trans>
          Or call <Reach />.
        </Trans>
      </Text>
      <Text>
        <b>
          <Trans>We never mail a change of where to pay. If an e-mail says so, call us.</Trans>
        </b>
      </Text>
    </>
  );
}
