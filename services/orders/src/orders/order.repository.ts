import { withOpenDispute } from '@hilltop/payments/disputes/disputes-of';
import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import type { OrderSort } from '../generated/schema-types.js';
import { ProductSnapshot } from '../products/product-snapshot.entity.js';
import { Order } from './order.entity.js';

/** The same expression as in the index. */
const SEARCHED = String.raw`search_form(o.customer_name || ' ' || o.customer_email || ' ' || o.order_number || ' ' ||
  replace(o.order_number, '-', '') || ' ' || regexp_replace(coalesce(o.delivery ->> 'phone', ''), '\D', '', 'g'))`;

/** What is left of it for those who do not see the rest: who can search for an e-mail can guess it. */
const NAMES = `search_form(o.customer_name || ' ' || o.order_number || ' ' || replace(o.order_number, '-', ''))`;

/** The id breaks ties. */
const SORTS: Readonly<Record<OrderSort, string>> = {
  NUMBER: 'o.orderNumber',
  PLACED: 'o.createdAt',
  CUSTOMER: 'search_form(o.customer_name) COLLATE "C"',
  EMAIL: 'lower(o.customerEmail)',
  TOTAL: 'o.totalCents',
};

interface Named {
  readonly productId: string;
}

@Injectable()
export class OrderRepository {
  private readonly orders: Repository<Order>;
  private readonly products: Repository<ProductSnapshot>;

  constructor(dataSource: DataSource) {
    this.orders = dataSource.getRepository(Order);
    this.products = dataSource.getRepository(ProductSnapshot);
  }

  async productsOf(items: readonly Named[]): Promise<Map<string, ProductSnapshot>> {
    return byId(await this.products.findBy({ id: In(productIds(items)) }));
  }

  async find(id: string): Promise<Order | null> {
    return this.orders.findOneBy({ id });
  }

  /**
   * The search matches number, name, e-mail and telephone, or number and name alone. `open`: not handed over. `disputed`: with a payment
   * that a bank took back and has not decided on.
   */
  async page(
    { first, offset, search }: PageArguments,
    sort: OrderSort,
    direction: SortDirection,
    { open = false, disputed = false, byNameOnly = false } = {},
  ): Promise<{ orders: Order[]; total: number }> {
    const matching = this.orders.createQueryBuilder('o').where('true');
    if (search !== '') matching.andWhere(...matchSearch(SEARCHED, search));
    // The index has the other expression: it finds, and this one leaves out.
    if (search !== '' && byNameOnly) matching.andWhere(...matchSearch(NAMES, search));
    if (open) matching.andWhere(`o.status <> 'handed_over'`);
    if (disputed) matching.andWhere(`o.id IN (${withOpenDispute('order_id')})`);
    const sorted = sortRows(matching, [SORTS[sort], 'o.id'], direction);
    const [orders, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { orders, total };
  }
}

function byId(products: readonly ProductSnapshot[]): Map<string, ProductSnapshot> {
  return new Map(products.map((product) => [product.id, product]));
}

function productIds(items: readonly Named[]): string[] {
  return [...new Set(items.map(({ productId }) => productId.toLowerCase()))].filter(isUuid);
}
