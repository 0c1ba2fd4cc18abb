import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { readDate } from '@hilltop/platform/graphql/read-date';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DoorManifest as View } from '../../generated/schema-types.js';
import { DoorManifest } from './door-manifest.js';

@Resolver()
export class DoorManifestResolver {
  constructor(private readonly manifest: DoorManifest) {}

  @Query('doorManifest')
  async ofDay(
    @Args('date') date: string,
    @Args('since') since: string | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<View> {
    return this.manifest.of(readDate('date', date), since ?? null, staff);
  }
}
