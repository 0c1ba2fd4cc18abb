import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { usualFaults } from '@hilltop/platform/outcome/faults.en';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { cleanEmail, isEmail } from '@hilltop/platform/values/typed-email';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { ErasePersonResult } from '../../generated/schema-types.js';
import { ErasureViews } from '../erasure-views.js';
import { RequestErasure } from './request-erasure.js';

/** Who booked without an e-mail address is known by the booking's id. */
const whose = z.object({
  email: z
    .string()
    .overwrite(cleanEmail)
    .refine((text) => isEmail(text) || isUuid(text), usualFaults.email),
});

@Resolver()
export class RequestErasureResolver {
  constructor(
    private readonly erasures: RequestErasure,
    private readonly views: ErasureViews,
  ) {}

  @Mutation('erasePerson')
  async erase(@Args('email') email: string, @CurrentStaff() staff: StaffIdentity): Promise<ErasePersonResult> {
    const parsed = parseInput(whose, { email });
    if (!parsed.ok) return parsed.refusal;
    const [view] = await this.views.of([await this.erasures.execute(parsed.value.email, staff)]);
    if (!view) throw new Error('an erasure without a view');
    return view;
  }
}
