import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import type { Seals } from '../../generated/schema-types.js';
import { sealKey } from '../seal-keys.js';
import { SealedDay } from '../sealed-day.entity.js';
import { sealedDayView } from './sealed-day.view.js';

@Resolver()
export class SealsResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Query('seals')
  async read(): Promise<Seals> {
    const seals = this.dataSource.getRepository(SealedDay);
    const [[first], [newest]] = await Promise.all([
      seals.find({ order: { date: 'ASC' }, take: 1 }),
      seals.find({ order: { date: 'DESC' }, take: 1 }),
    ]);
    return {
      __typename: 'Seals',
      firstDate: first?.date ?? null,
      newest: newest ? sealedDayView(newest) : null,
      publicKeys: this.environment.SEAL_SECRETS.map((secret) => sealKey(secret).publicKey),
    };
  }
}
