import { randomUUID } from 'node:crypto';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { SetTaxRateResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { rateInForce } from './rate-in-force.js';
import { partsFault, ratePartsView } from './rate-parts.js';
import { TaxRepository } from './tax.repository.js';
import { TaxCodes } from './tax-codes.js';
import { formatRate } from './tax-lines.js';
import type { TaxRate } from './tax-rate.entity.js';

/** In basis points. */
const MOST = 2_500;

const rateField = (name: string, example: string) =>
  z.string().transform((text, context) => {
    const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
    const basisPoints = whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
    if (basisPoints !== undefined && basisPoints <= MOST) return basisPoints;
    context.addIssue({ code: 'custom', message: `${name} must be a percentage such as ${example}, up to 25` });
    return z.NEVER;
  });

/** @param today the venue's date: a rate cannot begin earlier */
function setRateInput(today: string) {
  const fields = z.object({
    code: z.string().max(40),
    rate: rateField('The rate', '8.25'),
    stateRate: rateField('The state’s part', '6.25').nullish(),
    localRate: rateField('The local part', '2').nullish(),
    basis: lineField()
      .min(1, 'Please write a sentence that says why')
      .max(300, 'The reason can have at most 300 characters'),
    validFrom: dateField.refine((day) => day >= today, 'Today or a later day, please'),
    version: z.int(),
  });
  return fields.superRefine((read, context) => {
    const fault = partsFault(read);
    if (fault) context.addIssue({ code: 'custom', path: ['localRate'], message: fault });
  });
}

/** A rate applies once a manager has confirmed it. */
@Resolver()
export class SetRateResolver {
  constructor(
    private readonly taxes: TaxRepository,
    private readonly taxCodes: TaxCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('setTaxRate')
  async set(@Args('input') given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<SetTaxRateResult> {
    const today = this.taxes.today();
    const parsed = parseInput(setRateInput(today), given);
    if (!parsed.ok) return parsed.refusal;
    const { code: name, rate: basisPoints, stateRate, basis, validFrom, version } = parsed.value;
    const code = await this.taxes.findCode(name);
    if (!code) return invalidInput([{ field: 'code', message: 'There is no such tax code' }]);
    if (code.isExempt) return refuse.TaxExempt(code.name);
    const before = rateInForce(await this.taxes.rates(name), today);
    const set = {
      ...{ id: randomUUID(), code: name, basisPoints, stateBasisPoints: stateRate ?? null, basis, validFrom },
      ...{ setAt: this.clock.now(), setBy: staff.id, confirmedAt: null, confirmedBy: null },
    };
    const change = {
      action: 'setTaxRate',
      version,
      before: before ? fields(before) : null,
      after: fields(set),
      write: (manager: EntityManager, revision: number) => this.taxes.add({ ...set, revision }, manager),
    } as const;
    const isChanged = await this.taxCodes.change(code, change, staff);
    const current = await this.taxCodes.current(name);
    return isChanged ? current : refuse.TaxChangedMeanwhile({ currentCode: current });
  }
}

function fields(rate: Pick<TaxRate, 'basisPoints' | 'stateBasisPoints' | 'basis' | 'validFrom'>) {
  const { basisPoints, basis, validFrom } = rate;
  return { rate: formatRate(basisPoints), ...ratePartsView(rate), basis, validFrom };
}
