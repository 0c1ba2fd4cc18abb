import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Each publishes at most a few hundred rows that no trigger saw, and returns what it published. */
export type EarlierMoney = readonly string[];
export const EARLIER_MONEY = Symbol('EARLIER_MONEY');

const EVERY_MS = 2_000;

/** Publishes once the sales from before the books were kept (product.md §17). */
@Injectable()
export class PublishEarlierMoneyJob implements OnApplicationBootstrap {
  private isDone = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobStarter,
    @Inject(EARLIER_MONEY) private readonly statements: EarlierMoney,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'publish-earlier-money', everyMs: EVERY_MS, run: () => this.publish() });
  }

  /** The triggers see everything after a round that finds nothing. */
  private async publish(): Promise<void> {
    if (this.isDone) return;
    let published = 0;
    for (const statement of this.statements) published += (await this.dataSource.query<unknown[]>(statement)).length;
    this.isDone = published === 0;
  }
}

/** SQL condition. @param id SQL of the source's id */
export const notPublished = (id: string): string =>
  `NOT EXISTS (SELECT FROM written_money w WHERE w.source_id = ${id} AND w.lines IS NOT NULL)`;

/** @param publish the function of the service's SQL file */
export function publishEarlier(source: string, publish: string): string {
  return `SELECT ${publish}(id, created_at, 'changed') FROM (
    SELECT s.id, s.created_at FROM ${source} s WHERE ${notPublished('s.id')} ORDER BY s.created_at LIMIT 200) AS earlier`;
}

/** Payments that bought nothing. */
export function publishEarlierReturns(service: string): string {
  return `SELECT publish_returned_money('${service}', id) FROM (
    SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.status = 'returned' AND r.status <> 'requested' AND r.amount_cents > 0 AND ${notPublished('r.id')} LIMIT 200) AS earlier`;
}
