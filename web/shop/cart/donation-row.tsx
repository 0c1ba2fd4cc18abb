import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { thisHouse } from '#house/about/house.js';
import type { CartDonationFragment } from '../../generated/operations.js';
import { DrawnIcon } from '../../kit/design/marks/icon.js';
import { Text } from '../../kit/design/type/text.js';
import { Actions, BIN, Line, LinePicture } from './cart-line-parts.js';

interface DonationRowProps {
  readonly line: CartDonationFragment;
  readonly onRemove: () => void;
}

/** A gift to the house, in the cart. */
export function DonationRow({ line, onRemove }: DonationRowProps) {
  const { name, amount } = line;
  return (
    <Line>
      <LinePicture>
        <thisHouse.Logo width={76} />
      </LinePicture>
      <div>
        <b>{name}</b>
        <Text kind="small" soft>
          <Trans>Thank you. Your receipt says what a tax office asks for.</Trans>
        </Text>
      </div>
      <strong>${amount}</strong>
      <Actions>
        <button type="button" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <DrawnIcon path={BIN} size={18} />
          <Trans>Remove</Trans>
        </button>
      </Actions>
    </Line>
  );
}
