import { styled } from 'styled-components';
import voucherCard from '../../art/voucher-card.svg';
import { venue } from '../../content/venue.js';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Plate } from '../../design/frames/plate.js';
import { Notice } from '../../design/marks/notice.js';
import { QrCode } from '../../design/marks/qr-code.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { VoucherCard } from '../../design/vouchers/voucher-card.js';
import type { VoucherPageQuery } from '../../generated/operations.js';
import { shortAmount } from '../../lib/money.js';
import { usesOf } from './uses.js';
import { UsesTable } from './uses-table.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 20rem; }
  section { display: grid; gap: var(--s-4); }
  section h2 { font-size: var(--t-6); }
  ${media.belowDesktop} { > aside { order: -1; } }
`;

const Left = styled(Plate)`
  padding: var(--s-6) var(--s-5);
  text-align: center;
  b { display: block; margin-block: var(--s-2); font: 400 3.5rem/1 var(--sign); white-space: nowrap; color: var(--oxblood); }
  > a, > button { width: 100%; margin-top: var(--s-4); }
  ${media.print} { display: none; }
`;

const OnScreen = styled.section`
  ${media.print} { display: none !important; }
`;

/** The card, beside it what is left, and below it every use. In print the card alone. */
export function VoucherView({ voucher }: { readonly voucher: NonNullable<VoucherPageQuery['voucher']> }) {
  const { amount, left, code, status, recipientName, fromName, message, entries } = voucher;
  return (
    <Columns>
      <div>
        {status === 'blocked' ? (
          <Notice tone="refused" title="This voucher can’t be used right now">
            The house has blocked it. Ask us: what is left on it is not lost.
          </Notice>
        ) : null}
        <VoucherCard
          picture={voucherCard}
          house={venue.name}
          amount={shortAmount(amount)}
          forName={recipientName}
          fromName={fromName}
          message={message}
          code={code}
          withoutCode="Blocked"
          qr={code === null ? undefined : <QrCode text={code} label="QR code of the voucher’s code" />}
        />
      </div>
      <Left as="aside" aria-label="What is left">
        <Text kind="caps">Left on it</Text>
        <b>${left}</b>
        <Text soft>of ${amount}. No expiry, no fee.</Text>
        <ButtonLink to="/tours">Choose a tour</ButtonLink>
        <Button kind="second" onClick={() => window.print()}>
          Print it
        </Button>
      </Left>
      <OnScreen aria-labelledby="uses">
        <h2 id="uses">Every use</h2>
        <UsesTable uses={usesOf(entries)} />
      </OnScreen>
    </Columns>
  );
}
