import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { ReleaseSaleLine } from './release-sale-line.js';

@Resolver()
export class ReleaseSaleLineResolver {
  constructor(private readonly releaseSaleLine: ReleaseSaleLine) {}

  @Mutation('releaseSaleLine')
  async release(@Args('lineId') lineId: string): Promise<boolean> {
    if (isUuid(lineId)) await this.releaseSaleLine.execute(lineId.toLowerCase());
    return true;
  }
}
