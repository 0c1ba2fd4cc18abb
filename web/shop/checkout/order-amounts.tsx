import { Leaders } from '../../kit/design/marks/leaders.js';
import { toAmount } from '../../kit/lib/money.js';
import { taxWords } from '../rules/sales-tax.js';
import { type Amounts, cardCentsOf, totalOf } from './checkout-cart.js';
import { Total } from './checkout-parts.js';

interface OrderAmountsProps extends Amounts {
  readonly label?: string;
}

/** Worded the same at checkout, in the confirmation and in the e-mailed receipt. */
export function OrderAmounts({ label = 'Total', ...amounts }: OrderAmountsProps) {
  const { goodsCents, tourCents, giftCents, discount, shippingCents, taxes, vouchers } = amounts;
  const others = tourCents + giftCents;
  const facts = [
    ...(tourCents > 0 ? [{ term: 'Tours', value: `$${toAmount(tourCents)}` }] : []),
    ...(goodsCents > 0 || others === 0
      ? [{ term: others > 0 ? 'Goods' : 'Subtotal', value: `$${toAmount(goodsCents)}` }]
      : []),
    ...(giftCents > 0 ? [{ term: 'Gift vouchers', value: `$${toAmount(giftCents)}` }] : []),
    ...(discount ? [{ term: `Code ${discount.code}`, value: `−$${toAmount(discount.cents)}` }] : []),
    ...(shippingCents === undefined ? [] : [{ term: 'Shipping, flat', value: `$${toAmount(shippingCents)}` }]),
    ...taxes.map((tax) => ({ term: taxWords(tax), value: `$${tax.amount}` })),
  ];
  return (
    <>
      <Leaders facts={facts} />
      <Total>
        <span>{label}</span>
        <b>${toAmount(totalOf(amounts))}</b>
      </Total>
      {vouchers.length > 0 ? (
        <Leaders
          facts={[
            ...vouchers.map(({ last4, cents }) => ({
              term: `Voucher ${last4}`,
              value: `−$${toAmount(cents)}`,
            })),
            { term: 'By card', value: `$${toAmount(cardCentsOf(amounts))}` },
          ]}
        />
      ) : null}
    </>
  );
}
