import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import type { VoucherPageQuery } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { QrCode } from '../../kit/design/marks/qr-code.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, shortAmount, signedCents, toSignedCents } from '../../kit/lib/money.js';
import { typedCode } from '../../kit/lib/typed-code.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';
import { VoucherCard } from '../design/voucher-card.js';

type Entry = NonNullable<VoucherPageQuery['voucher']>['entries'][number];

interface VoucherUse {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly what: string;
  readonly why: string;
  /** "−$30.00" */
  readonly amount: string;
  readonly left: string;
}

const WORDS: Readonly<Record<Exclude<Entry['cause'], 'redeemed' | 'held'>, readonly [what: string, why: string]>> = {
  issued: [t`Issued`, t`The voucher begins`],
  released: [t`Put back`, t`A purchase took less, or was not made`],
  returned: [t`Put back`, t`A refund`],
  cashed: [t`Paid out`, t`In cash, at the desk`],
  voided: [t`Ended`, t`Its purchase was canceled`],
};

function wordsOf({ cause, orderNumber }: Entry): readonly [what: string, why: string] | undefined {
  // It moves nothing: what the purchase took is in the entries before it.
  if (cause === 'redeemed') return undefined;
  if (orderNumber === null) return cause === 'held' ? [t`Held`, t`For a purchase that is not finished`] : WORDS[cause];
  if (cause === 'held') return [t`Used`, t`Order ${orderNumber}`];
  if (cause === 'issued') return [t`Bought`, t`The voucher begins`];
  const [what, why] = WORDS[cause];
  return [what, t`${why}, order ${orderNumber}`];
}

/** Newest first. @param entries oldest first */
export function usesOf(entries: readonly Entry[]): readonly VoucherUse[] {
  let left = 0;
  const uses = entries.flatMap((entry) => {
    const cents = toSignedCents(entry.amount);
    left += cents;
    const words = wordsOf(entry);
    if (!words) return [];
    const [what, why] = words;
    return [{ id: entry.id, at: entry.at, what, why, amount: signedCents(cents), left: printedCents(left) }];
  });
  return uses.reverse();
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 4px double var(--brass-deep);
  font-variant-numeric: tabular-nums;
  th, td { padding: var(--s-3) var(--s-3) var(--s-3) 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; font-weight: 400; }
  thead th { padding-block: var(--s-2); font: 600 var(--t-1)/1.2 var(--ui); }
  td:nth-child(2) { font-weight: 600; }
  td:nth-child(n + 4), thead th:nth-child(n + 4) { padding-right: 0; padding-left: var(--s-3); text-align: right; white-space: nowrap; }
  @media (max-width: 35.99rem) {
    thead { position: absolute; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding-block: var(--s-3); border-bottom: 1px solid var(--rule); }
    th, td { padding: 2px 0; border: 0; }
    tbody th { color: var(--fg-soft); }
    td:nth-child(2) { text-align: right; }
    td:nth-child(4) { grid-column: 2; }
    td:nth-child(5) { grid-column: 1 / -1; color: var(--fg-soft); }
    td:nth-child(5)::before { content: attr(data-before) " "; }
  }
`;

function UsesTable({ uses }: { readonly uses: readonly VoucherUse[] }) {
  return (
    <Table aria-labelledby="uses">
      <thead>
        <tr>
          <th scope="col">
            <Trans>When</Trans>
          </th>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">{t({ message: 'For', context: 'why an amount was used' })}</th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
          <th scope="col">{t({ message: 'Left', context: 'amount' })}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ id, at, what, why, amount, left }) => (
          <tr key={id}>
            <th scope="row">{fullDate(venueToday(new Date(at)))}</th>
            <td>{what}</td>
            <td>{why}</td>
            <td>{amount}</td>
            <td data-before={t({ message: 'left', comment: 'Before an amount: what is left of a voucher' })}>{left}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 20rem; }
  section { display: grid; gap: var(--s-4); }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4); }
  section h2 { font-size: var(--t-6); }
  ${media.belowDesktop} { > aside { order: -1; } }
`;

const Left = styled(Plate)`
  padding: var(--s-6) var(--s-5);
  text-align: center;
  b { display: block; margin-block: var(--s-2); font: 400 3.5rem/1 var(--sign); white-space: nowrap; color: var(--oxblood); }
  > a, > button { width: 100%; margin-top: var(--s-4); }
  > a + p { margin-top: var(--s-3); }
  ${media.print} { display: none; }
`;

const OnScreen = styled.section`
  ${media.print} { display: none !important; }
`;

/** The card, next to it what is left, below it every use. In print only the card. */
export function VoucherView({ voucher }: { readonly voucher: NonNullable<VoucherPageQuery['voucher']> }) {
  const { amount, left, code, status, recipientName, fromName, message, entries } = voucher;
  // Of a blocked voucher there is none.
  const carried = toSignedCents(left) > 0 ? code : null;
  return (
    <Columns>
      <div>
        {status === 'blocked' ? (
          <Notice tone="refused" title={t`This voucher can’t be used right now`}>
            <Trans>The house has blocked it. Ask us: what is left on it is not lost.</Trans>
          </Notice>
        ) : null}
        <VoucherCard
          picture={thisHouse.drawings.voucher}
          house={thisHouse.name}
          amount={shortAmount(amount)}
          forName={recipientName}
          fromName={fromName}
          message={message}
          code={code}
          withoutCode={t`Blocked`}
          qr={code === null ? undefined : <QrCode text={code} label={t`QR code of the voucher’s code`} />}
        />
      </div>
      <Left as="aside" aria-label={t`What is left`}>
        <Text kind="caps">
          <Trans>Left on it</Trans>
        </Text>
        <b>${left}</b>
        <Text soft>
          <Trans>of ${amount}. No expiry, no fee.</Trans>
        </Text>
        <ButtonLink to="/tours" onClick={() => carried && typedCode.send({ typed: carried, error: undefined })}>
          <Trans>Choose a tour</Trans>
        </ButtonLink>
        {carried === null ? null : (
          <Text kind="small">
            <Trans>Its code comes along, and stands in “Voucher or code” when you pay.</Trans>
          </Text>
        )}
        <Button kind="second" onClick={() => window.print()}>
          <Trans>Print it</Trans>
        </Button>
      </Left>
      <OnScreen aria-labelledby="uses">
        <h2 id="uses">
          <Trans>Every use</Trans>
        </h2>
        <UsesTable uses={usesOf(entries)} />
      </OnScreen>
    </Columns>
  );
}
