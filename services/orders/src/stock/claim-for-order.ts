import { setTimeout as pause } from 'node:timers/promises';
import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CountedStock, type StockItem, type TooFewLeft } from './counted-stock.js';
import { UnfinishedClaim } from './unfinished-claim.entity.js';

/** The process of an order that is not stored by then has died. */
const LEFT_AFTER_MS = 5 * 60_000;

/** A repeated request waits this long for the first one. */
const MOST_WAIT_MS = 2_000;
const POLL_MS = 50;

/** Claims of dead processes. $1 now, $2 limit. */
const LEASE_CLAIMS = `
  UPDATE unfinished_claims SET is_ending = true, due_at = $1::timestamptz + interval '30 seconds' WHERE id = ANY (ARRAY(
    SELECT id FROM unfinished_claims WHERE due_at <= $1::timestamptz ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED))
  RETURNING id, items`;

/** Claims stock before an order is paid. A row says so until the order is stored or the pieces are back. */
@Injectable()
export class ClaimForOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stock: CountedStock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A repeated request waits for the one that has its pieces. */
  async take(orderId: string, items: readonly StockItem[], requestHash: string): Promise<TooFewLeft | undefined> {
    const dueAt = new Date(this.clock.now().getTime() + LEFT_AFTER_MS);
    // The order is refused because of the others.
    const known = items.filter(({ productId }) => isUuid(productId));
    const stored = known.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
    await this.dataSource.manager.insert(UnfinishedClaim, { id: orderId, items: stored, requestHash, dueAt } as object);
    const tooFew = await this.stock.take(orderId, stored);
    if (!tooFew) return undefined;
    await this.dataSource.manager.delete(UnfinishedClaim, { id: orderId });
    await this.repeatEnded(requestHash);
    return tooFew;
  }

  private async repeatEnded(requestHash: string): Promise<void> {
    for (let waitedMs = 0; waitedMs < MOST_WAIT_MS; waitedMs += POLL_MS) {
      if (!(await this.dataSource.manager.existsBy(UnfinishedClaim, { requestHash, isEnding: false }))) return;
      await pause(POLL_MS);
    }
  }

  /** The order is stored. @throws when its pieces are going back */
  async keep(orderId: string, manager: EntityManager): Promise<void> {
    const { affected } = await manager.delete(UnfinishedClaim, { id: orderId, isEnding: false });
    if (affected !== 1) throw new Error(`the stock of order ${orderId} was put back before it was stored`);
  }

  /** The order is refused. The job puts the pieces back if catalog does not answer. */
  async letGo(orderId: string): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(UnfinishedClaim, { id: orderId }, { isEnding: true, dueAt: this.clock.now() });
    const claim = await manager.findOneBy(UnfinishedClaim, { id: orderId });
    if (!claim) return;
    await this.putBack(claim).catch((error: unknown) => {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
    });
  }

  /** Releases the claims of dead processes. @returns the number of claims */
  async letGoOfLeft(limit: number): Promise<number> {
    const values = [this.clock.now(), limit];
    const [left]: [UnfinishedClaim[], number] = await this.dataSource.query(LEASE_CLAIMS, values);
    for (const claim of left) await this.putBack(claim);
    return left.length;
  }

  private async putBack({ id, items }: Pick<UnfinishedClaim, 'id' | 'items'>): Promise<void> {
    await this.stock.return(id, items);
    await this.dataSource.manager.delete(UnfinishedClaim, { id });
  }
}
