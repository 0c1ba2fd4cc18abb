import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import type { Erasure as ErasureView } from '../generated/schema-types.js';
import type { Erasure } from './erasure.entity.js';
import { ErasureReport, SERVICES_WITH_PERSONAL_DATA } from './erasure-report.entity.js';

/** Erasures with the requester and the reports so far. */
@Injectable()
export class ErasureViews {
  constructor(private readonly dataSource: DataSource) {}

  async of(erasures: readonly Erasure[]): Promise<ErasureView[]> {
    const [reports, accounts] = await Promise.all([
      this.dataSource.manager.findBy(ErasureReport, { erasureId: In(erasures.map(({ id }) => id)) }),
      this.dataSource.manager.findBy(Account, { id: In(erasures.map(({ requestedBy }) => requestedBy)) }),
    ]);
    const names = new Map(accounts.map(({ id, name }) => [id, name]));
    return erasures.map(({ id, requestedBy, requestedAt }) => {
      const own = reports.filter(({ erasureId }) => erasureId === id);
      return {
        __typename: 'Erasure',
        id,
        requestedBy: names.get(requestedBy) ?? '',
        requestedAt: requestedAt.toISOString(),
        complete: own.length === SERVICES_WITH_PERSONAL_DATA.length,
        reports: own.map(({ service, erased, kept }) => ({ service, erased, kept })),
      };
    });
  }
}
