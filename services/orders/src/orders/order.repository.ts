import { containsPattern } from '@hilltop/platform/database/contains-pattern';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, ILike, In, type Repository } from 'typeorm';
import type { OrderSort } from '../generated/schema-types.js';
import { ProductSnapshot } from '../products/product-snapshot.entity.js';
import { Order } from './order.entity.js';

/** What an order is sorted by; its id parts equals. */
const SORTS: Readonly<Record<OrderSort, string>> = {
  NUMBER: 'o.orderNumber',
  PLACED: 'o.createdAt',
  CUSTOMER: 'lower(o.customerName)',
  EMAIL: 'lower(o.customerEmail)',
  TOTAL: 'o.totalCents',
};

/** Orders, and the products that they are held against. */
@Injectable()
export class OrderRepository {
  private readonly orders: Repository<Order>;
  private readonly products: Repository<ProductSnapshot>;

  constructor(dataSource: DataSource) {
    this.orders = dataSource.getRepository(Order);
    this.products = dataSource.getRepository(ProductSnapshot);
  }

  /**
   * The products of an order, by id. Nobody changes them until the transaction ends, so that an order and a change of
   * price have an order of their own.
   */
  async lockProducts(ids: readonly string[], manager: EntityManager): Promise<Map<string, ProductSnapshot>> {
    const rows = await manager.withRepository(this.products).find({
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async add(order: Order, manager: EntityManager): Promise<void> {
    await manager.withRepository(this.orders).insert(order);
  }

  async find(id: string): Promise<Order | null> {
    return this.orders.findOneBy({ id });
  }

  async findByKey(idempotencyKey: string): Promise<Order | null> {
    return this.orders.findOneBy({ idempotencyKey });
  }

  /** A page of them, and how many there are on all. The search looks at number, name and e-mail. */
  async page(
    { first, offset, search }: PageArguments,
    sort: OrderSort,
    direction: SortDirection,
  ): Promise<{ orders: Order[]; total: number }> {
    const like = ILike(containsPattern(search));
    const matching = this.orders
      .createQueryBuilder('o')
      .where(search === '' ? {} : [{ orderNumber: like }, { customerName: like }, { customerEmail: like }]);
    const sorted = sortRows(matching, [SORTS[sort], 'o.id'], direction);
    const [orders, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { orders, total };
  }
}
