import { withOpenDispute } from '@hilltop/payments/disputes/disputes-of';
import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { OrderSort } from '../generated/schema-types.js';
import { SaleLine } from '../lines/sale-line.entity.js';
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

/** Reads orders with their lines. */
@Injectable()
export class OrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Order | null> {
    const order = await manager.findOneBy(Order, { id });
    return order && withLines(manager, order);
  }

  /** Until the end of the transaction. */
  async lock(id: string, manager: EntityManager): Promise<Order | null> {
    const order = await manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return order && withLines(manager, order);
  }

  /** Oldest first. @param email in lower case */
  async ofEmail(email: string): Promise<Order[]> {
    const { manager } = this.dataSource;
    const ofCustomer = manager.createQueryBuilder(Order, 'o').where('lower(o.customerEmail) = :email', { email });
    return addLines(manager, await ofCustomer.orderBy('o.createdAt').getMany());
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
    const { manager } = this.dataSource;
    const matching = manager.createQueryBuilder(Order, 'o').where('true');
    if (search !== '') matching.andWhere(...matchSearch(SEARCHED, search));
    // The index has the other expression: it finds, and this one leaves out.
    if (search !== '' && byNameOnly) matching.andWhere(...matchSearch(NAMES, search));
    if (open) matching.andWhere(`o.status <> 'handed_over'`);
    if (disputed) matching.andWhere(`o.id IN (${withOpenDispute('order_id')})`);
    const sorted = sortRows(matching, [SORTS[sort], 'o.id'], direction);
    const [orders, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { orders: await addLines(manager, orders), total };
  }
}

async function withLines(manager: EntityManager, order: Order): Promise<Order> {
  await addLines(manager, [order]);
  return order;
}

async function addLines(manager: EntityManager, orders: Order[]): Promise<Order[]> {
  const where = { saleId: In(orders.map(({ id }) => id)), state: 'confirmed' } as const;
  const lines = await manager.find(SaleLine, { where, order: { position: 'ASC' } });
  for (const order of orders) order.lines = lines.filter(({ saleId }) => saleId === order.id);
  return orders;
}
