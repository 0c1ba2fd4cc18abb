import { Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Erasure as ErasureView } from '../generated/schema-types.js';
import { Erasure } from './erasure.entity.js';
import { ErasureViews } from './erasure-views.js';

const latest = 25;

@Resolver()
export class ListErasuresResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: ErasureViews,
  ) {}

  @Query('erasures')
  async list(): Promise<ErasureView[]> {
    const order = { requestedAt: 'DESC' } as const;
    return this.views.of(await this.dataSource.manager.find(Erasure, { order, take: latest }));
  }
}
