import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffAction } from './staff-action.entity.js';

/** The same expression as in the index. */
const SEARCHED = `search_form(a.target_name || ' ' || replace(a.target_name, '-', ''))`;

/** Null for no filter. */
export interface StaffActionFilter {
  readonly staffId: string | null;
  readonly action: string | null;
  /** Any of these actions. */
  readonly among: readonly string[] | null;
  /** Words of the target's name, or its whole id. */
  readonly target: string | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly until: Date | null;
}

@Injectable()
export class StaffActionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page by time, and the total of all pages. */
  async page(
    { staffId, action, among, target, from, until }: StaffActionFilter,
    { first, offset, direction }: Pick<PageArguments, 'first' | 'offset'> & { readonly direction: SortDirection },
  ): Promise<{ actions: StaffAction[]; total: number }> {
    const query = this.dataSource.createQueryBuilder(StaffAction, 'a');
    if (staffId) query.andWhere('a.staffId = :staffId', { staffId });
    if (action) query.andWhere('a.action = :action', { action });
    if (among) query.andWhere('a.action IN (:...among)', { among });
    if (target) {
      const [condition, parameters] = matchSearch(SEARCHED, target);
      query.andWhere(`(a.targetId = :target OR ${condition})`, { target, ...parameters });
    }
    if (from) query.andWhere('a.at >= :from', { from });
    if (until) query.andWhere('a.at < :until', { until });
    const sorted = sortRows(query, ['a.at', 'a.id'], direction);
    const [actions, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { actions, total };
  }

  /** Everyone with an account, by name, because the record has only ids. */
  async people(): Promise<{ id: string; name: string }[]> {
    return this.dataSource.query('SELECT id, name FROM accounts ORDER BY lower(name), id');
  }
}
