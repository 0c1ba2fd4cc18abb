import { MIN_GIFT_CENTS } from '@hilltop/contracts/house/bounds';
import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CartAmounts } from '../generated/schema-types.js';
import { discountOfLines } from '../lines/basket-line.js';
import { cardOnlyCentsOf } from '../lines/kinds/line-kinds.js';
import { codeTaxes, type TaxedLine, taxLineViews } from '../tax/tax-lines.js';
import { amountsOf } from './amounts.js';
import type { PricedBasket } from './basket.view.js';
import { priceCart } from './price-cart.js';

const ROUND_CENTS = 500;

interface How {
  readonly pickUp?: boolean | null;
  readonly pickUpLines?: readonly string[] | null;
}

/** Costs of a cart, priced as its purchase is. */
@Resolver('Basket')
export class CartAmountsResolver {
  @ResolveField('amounts')
  amounts(@Parent() { priced }: PricedBasket, @Args() { pickUp, pickUpLines }: How): CartAmounts {
    const { cart, terms, tenders } = priced;
    const sold = cart.lines.filter(({ cents }) => cents !== null);
    const price = priceCart(sold, { pickUp: pickUp ?? null, pickUpLines: pickUpLines ?? [] }, terms);
    const { isSent, shippingCents, shippingTaxCents, lineTaxes, totalCents, linesCents } = price;
    const taxed = sold.flatMap(({ taxCode: code, cents }, place): TaxedLine[] =>
      code === undefined ? [] : [{ code, cents: cents ?? 0, taxCents: lineTaxes[place] ?? 0 }],
    );
    const shipping = { code: 'shipping', cents: shippingCents, taxCents: shippingTaxCents };
    const offCents = discountOfLines(sold);
    const balances = tenders.map(({ balanceCents }) => balanceCents);
    const { vouchersPay, cardCents } = splitPayment(totalCents, cardOnlyCentsOf(sold), balances);
    const lines = amountsOf({
      lines: sold.map(({ kind, cents, discount }) => ({ kind, listCents: (cents ?? 0) + (discount?.cents ?? 0) })),
      discount: cart.code && offCents > 0 ? { code: cart.code.promotion.code, cents: offCents } : null,
      shippingCents: isSent ? shippingCents : undefined,
      taxes: taxLineViews(codeTaxes([...taxed, shipping], terms.rates)),
      vouchers: tenders.map(({ last4 }, at) => ({ last4, cents: vouchersPay[at] ?? 0 })),
    });
    return {
      sent: isSent,
      lines,
      total: formatCents(totalCents),
      shipping: formatCents(shippingCents),
      tax: formatCents(totalCents - linesCents - shippingCents),
      cardCents,
      roundUpCents: MIN_GIFT_CENTS + ((ROUND_CENTS - ((totalCents + MIN_GIFT_CENTS) % ROUND_CENTS)) % ROUND_CENTS),
    };
  }
}
