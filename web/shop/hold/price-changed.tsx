import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../kit/design/marks/notice.js';
import { priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import type { Booking } from '../state/use-booking.js';

/** Says before payment that the party costs something else than what was shown before its seats were held. */
export function PriceChanged({ booking }: { readonly booking: Booking }) {
  const { hold } = booking.state;
  if (hold?.totalBefore === undefined || hold.totalAmount === null) return null;
  const price = priceInWords(hold.totalAmount);
  const before = priceInWords(hold.totalBefore);
  return (
    <Notice title={t`The price is ${price} now`}>
      <Trans>
        It was {before} when you looked. Your seats are held at the new price, and nothing has been charged.
      </Trans>
    </Notice>
  );
}
