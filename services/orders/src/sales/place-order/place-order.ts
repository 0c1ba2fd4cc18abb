import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import { BasketRepository } from '../../basket/basket.repository.js';
import { cartChanged, differenceWith, refuseDifference, versionWith } from '../../basket/basket-version.js';
import { priceCart } from '../../basket/price-cart.js';
import { ShowBasket } from '../../basket/show-basket/show-basket.js';
import { faults } from '../../faults.en.js';
import type { TotalMismatch } from '../../generated/refusals.js';
import { itemsOf } from '../../lines/kinds/line-kinds.js';
import { CurrentProducts } from '../../products/current-products.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { DriveSale } from '../drive-sale/drive-sale.js';
import { sumsMismatch } from '../price-sale.js';
import { SaleRepository } from '../sale.repository.js';
import { type Priced, Sell, type SellRefusal, type Sold } from '../sell/sell.js';
import { type PlaceOrderRequest, requestHash } from './place-order.input.js';

type CartRefusal = SellRefusal | ReturnType<typeof refuseDifference> | TotalMismatch;

/** Pays for the cart that the visitor saw. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly sell: Sell,
    private readonly baskets: BasketRepository,
    private readonly products: CurrentProducts,
    private readonly terms: StoreTermsRepository,
    private readonly showBasket: ShowBasket,
    private readonly vouchers: VoucherLedger,
    private readonly sales: SaleRepository,
    private readonly driveSale: DriveSale,
  ) {}

  /** See `Sell.execute`. */
  execute(request: PlaceOrderRequest, key: string | null, caller: string | undefined): Promise<Sold | CartRefusal> {
    const purchase = {
      ...request,
      takesTheRest: request.takeWhatYouCanGet,
      requestHash: requestHash(request),
      price: () => this.price(request),
      isUnchanged: (priced: Priced, ...locked: Parameters<typeof versionWith>) =>
        versionWith(...locked) === versionWith(priced.lines, priced.tenders),
      changed: () => this.changed(request.sessionId),
    };
    return this.sell.execute<CartRefusal>(purchase, key, caller);
  }

  /** Today's prices, if the cart is what the visitor saw. */
  private async price(request: PlaceOrderRequest): Promise<Priced | CartRefusal> {
    const { sessionId, version } = request;
    const goods = itemsOf(await this.baskets.lines(sessionId), 'goods');
    await this.products.refresh(goods.map(({ productId }) => productId));
    const lines = await this.baskets.lines(sessionId);
    const tenders = await this.vouchers.tendersOfCart(sessionId);
    const difference = differenceWith(version, lines, tenders);
    if (difference)
      return refuseDifference(
        difference,
        await this.showBasket.of(sessionId),
        await this.sales.orderOf(sessionId, lines),
      );
    if (lines.every(({ cents }) => cents === null)) {
      return invalidInput([{ field: 'sessionId', message: faults.nothingToBuy.error() }]);
    }
    const terms = await this.terms.now();
    const price = priceCart(lines, request, terms);
    if (price.isSent && request.delivery === null) {
      return invalidInput([{ field: 'address', message: faults.noWayToGet.error() }]);
    }
    return sumsMismatch(price, request) ?? { lines, price, tenders, taxRates: terms.rates };
  }

  /** Another sale of the cart ends first, so that the answer shows the cart after it. */
  private async changed(sessionId: string): Promise<CartRefusal> {
    const other = await this.sales.underWay(sessionId);
    if (other) await this.driveSale.execute(other.id);
    const lines = await this.baskets.lines(sessionId);
    return cartChanged(await this.showBasket.of(sessionId), await this.sales.orderOf(sessionId, lines));
  }
}
