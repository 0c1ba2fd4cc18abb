import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import type { ConfirmTaxRateResult, MutationConfirmTaxRateArgs } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { TaxRepository } from './tax.repository.js';
import { openRate } from './tax-code.view.js';
import { TaxCodes } from './tax-codes.js';
import { formatRate } from './tax-lines.js';

/** Confirms the rate that was set last. It applies from its day on, or at once when the day has begun. */
@Resolver()
export class ConfirmRateResolver {
  constructor(
    private readonly taxes: TaxRepository,
    private readonly taxCodes: TaxCodes,
  ) {}

  @Mutation('confirmTaxRate')
  async confirm(
    @Args() { id, version }: MutationConfirmTaxRateArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ConfirmTaxRateResult> {
    const rate = isUuid(id) ? await this.taxes.findRate(id) : null;
    const code = rate && (await this.taxes.findCode(rate.code));
    if (!rate || !code) return refuse.TaxRateNotFound();
    if (code.version === version && openRate(await this.taxes.rates(rate.code))?.id !== id)
      return refuse.TaxRateNotFound();
    const { basisPoints, validFrom } = rate;
    const change = {
      action: 'confirmTaxRate',
      version,
      before: { confirmed: false },
      after: { confirmed: true, rate: formatRate(basisPoints), validFrom },
      write: (manager: EntityManager) => this.taxes.confirm(rate, staff.id, manager),
    } as const;
    const isChanged = await this.taxCodes.change(code, change, staff);
    const current = await this.taxCodes.current(rate.code);
    return isChanged ? current : refuse.TaxChangedMeanwhile({ currentCode: current });
  }
}
