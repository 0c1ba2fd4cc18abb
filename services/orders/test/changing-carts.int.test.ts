import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EntityManager, In } from 'typeorm';
import { CartLine } from '../src/lines/cart-line.entity.js';
import { EndSale } from '../src/sales/drive-sale/end-sale.js';
import { CountedStock } from '../src/stock/counted-stock.js';
import { adults, buyer, tourFor } from './support/buyer.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
}, 60_000);
afterAll(() => orders.close());

describe('a cart that changes while its order is placed', () => {
  /** Two pieces are sold; meanwhile another tab wants `quantity`, and the tour at another time. */
  async function sellWhile(quantity: number) {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    const { tour } = await ada.addTour(tourFor('9:00 AM'));
    const [item] = (await ada.basket()).goods;
    await ada.setQuantity(item?.id ?? '', 2);
    const stock = orders.app.get(CountedStock, { strict: false });
    const take = CountedStock.prototype.take;
    stock.take = async function change(...claim) {
      stock.take = take;
      await ada.setQuantity(item?.id ?? '', quantity);
      const start = { tourDate: '2026-12-01', tourTime: '11:00 AM', tickets: adults(2), totalAmount: '50.00' };
      await ada.change(tour?.id ?? '', start);
      return take.apply(this, claim);
    };
    const placed = await ada.place();
    expect(placed).toMatchObject({ order: { lines: [{ quantity: 2 }, { paid: '50.00' }] } });
    return ada.basket();
  }

  it('keeps what was not sold', async () => {
    expect(await sellWhile(5)).toMatchObject({ goods: [{ quantity: 3 }], tours: [{ held: true }] });
    expect((await sellWhile(1)).goods).toEqual([]);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('has what was not sold once, however many processes end the sale', async () => {
    const endSale = orders.app.get(EndSale, { strict: false });
    const place = EndSale.prototype.place;
    endSale.place = async function twice(sale) {
      await Promise.all([place.call(this, sale), place.call(this, sale)]);
    };
    expect((await sellWhile(5)).goods).toMatchObject([{ quantity: 3 }]);
    endSale.place = place;
  });

  it('the control, which removes each sold line, loses it', async () => {
    const endSale = orders.app.get(EndSale, { strict: false });
    const emptyCart = async (manager: EntityManager, _: object, sold: readonly { cartLineId: string }[]) => {
      await manager.delete(CartLine, { id: In(sold.map(({ cartLineId }) => cartLineId)) });
    };
    Object.assign(endSale, { emptyCart });
    expect((await sellWhile(5)).goods).toEqual([]);
    Reflect.deleteProperty(endSale, 'emptyCart');
  });
});
