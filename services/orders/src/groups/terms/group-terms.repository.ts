import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupRate, type RateKind } from './group-rate.entity.js';
import { GroupTermsVersion } from './group-terms.entity.js';
import type { GroupTerms } from './group-terms.js';

/** Inserts only after the version that the manager saw. $1 seen version, $2 terms, $3 now, $4 account. */
const ADD_VERSION = `
  INSERT INTO group_terms (version, terms, set_at, set_by)
    SELECT version + 1, $2::jsonb, $3::timestamptz, $4::uuid FROM (SELECT max(version) AS version FROM group_terms) last
    WHERE version = $1::integer
  ON CONFLICT (version) DO NOTHING RETURNING version`;

const OF_KIND = 'tour_id = $1::uuid AND kind = $2::text';

/** $1 tour, $2 kind, $3 cents. */
const ADD_RATE = `INSERT INTO group_rates (tour_id, kind, cents) VALUES ($1::uuid, $2::text, $3::integer)
  ON CONFLICT (tour_id, kind) DO NOTHING RETURNING tour_id AS id`;

/** $1 tour, $2 kind, $3 cents, $4 seen cents. */
const CHANGE_RATE = `UPDATE group_rates SET cents = $3::integer WHERE ${OF_KIND} AND cents = $4::integer`;

/** $1 tour, $2 kind, $3 seen cents. */
const REMOVE_RATE = `DELETE FROM group_rates WHERE ${OF_KIND} AND cents = $3::integer`;

/** Conditions of groups, and what each of their people pays. */
@Injectable()
export class GroupTermsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async current(): Promise<GroupTermsVersion> {
    const [last] = await this.dataSource.manager.find(GroupTermsVersion, { order: { version: 'DESC' }, take: 1 });
    if (!last) throw new Error('there are no terms of groups');
    return last;
  }

  /** @param version those of today by default */
  async of(version?: number): Promise<GroupTerms> {
    if (version === undefined) return (await this.current()).terms;
    return (await this.dataSource.manager.findOneByOrFail(GroupTermsVersion, { version })).terms;
  }

  async rates(): Promise<GroupRate[]> {
    return this.dataSource.manager.find(GroupRate, { order: { tourId: 'ASC', kind: 'DESC' } });
  }

  /** US cents; null before managers have set it. */
  async rate(tourId: string, kind: RateKind): Promise<number | null> {
    const rate = await this.dataSource.manager.findOneBy(GroupRate, { tourId, kind });
    return rate?.cents ?? null;
  }

  /** @returns false when there is another version by now */
  async save(seen: number, terms: GroupTerms, staffId: string, manager: EntityManager): Promise<boolean> {
    const values = [seen, JSON.stringify(terms), this.clock.now(), staffId];
    const rows: unknown[] = await manager.query(ADD_VERSION, values);
    return rows.length > 0;
  }

  /** @param cents null takes the rate away @returns false when it is no longer `was` */
  async setRate(
    { tourId, kind }: Pick<GroupRate, 'tourId' | 'kind'>,
    cents: number | null,
    was: number | null,
    manager: EntityManager,
  ): Promise<boolean> {
    if (was === null && cents === null) return (await manager.countBy(GroupRate, { tourId, kind })) === 0;
    if (was === null) return ((await manager.query(ADD_RATE, [tourId, kind, cents])) as unknown[]).length > 0;
    const [, changed]: [unknown[], number] =
      cents === null
        ? await manager.query(REMOVE_RATE, [tourId, kind, was])
        : await manager.query(CHANGE_RATE, [tourId, kind, cents, was]);
    return changed > 0;
  }
}
