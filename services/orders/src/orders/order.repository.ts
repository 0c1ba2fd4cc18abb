import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, ILike, In, type Repository } from 'typeorm';
import { KnownProduct } from '../products/known-product.entity.js';
import { Order } from './order.entity.js';

/** Orders, and the products that they are held against. */
@Injectable()
export class OrderRepository {
  private readonly orders: Repository<Order>;
  private readonly products: Repository<KnownProduct>;

  constructor(dataSource: DataSource) {
    this.orders = dataSource.getRepository(Order);
    this.products = dataSource.getRepository(KnownProduct);
  }

  /**
   * The products of an order, by id. Nobody changes them until the transaction ends, so that an order and a change of
   * price have an order of their own.
   */
  async lockProducts(ids: readonly string[], manager: EntityManager): Promise<Map<string, KnownProduct>> {
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

  /** Newest first. @param search part of a number, name or e-mail; empty for all */
  async page(first: number, offset: number, search: string): Promise<{ orders: Order[]; total: number }> {
    const like = ILike(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    const where = search === '' ? {} : [{ orderNumber: like }, { customerName: like }, { customerEmail: like }];
    const [orders, total] = await this.orders.findAndCount({
      where,
      order: { createdAt: 'DESC', id: 'ASC' },
      take: first,
      skip: offset,
    });
    return { orders, total };
  }
}
