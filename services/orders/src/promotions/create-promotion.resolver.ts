import { randomUUID } from 'node:crypto';
import { MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { plainCode } from '@hilltop/contracts/typed-code';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { parseCents } from '@hilltop/platform/values/cents';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CreatePromotionResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { readCode } from '../vouchers/codes/code-text.js';
import { Promotion } from './promotion.entity.js';
import { Promotions, WORD } from './promotions.js';
import { StaffPromotions } from './staff-promotions.js';

const MOST_NAMED = 100;

const named = z
  .array(
    z.object({
      id: z.string().min(1, 'Id is required').max(64, 'Id can have at most 64 characters'),
      name: lineField().min(1, 'Name is required').max(200, 'Name can have at most 200 characters'),
    }),
  )
  .max(MOST_NAMED, `At most ${MOST_NAMED} can be named`)
  .nullish()
  .transform((some) => some ?? []);

const day = dateField.nullish().transform((date) => date ?? null);
const flag = z
  .boolean()
  .nullish()
  .transform((is) => is ?? false);

const wordField = z
  .string()
  .transform(plainCode)
  .refine((word) => WORD.test(word), 'A code has 3 to 20 letters and digits')
  .refine((word) => readCode(word) === undefined, 'This is the code of a voucher. Take another word');

/** Amounts become cents, a percentage a whole number. */
const createPromotionInput = z
  .object({
    code: wordField,
    name: lineField().min(1, 'Please write what visitors read').max(80, 'The name can have at most 80 characters'),
    kind: z.enum(['percent', 'cents', 'fixed_price']),
    amount: z.string(),
    forTours: flag,
    forGoods: flag,
    tours: named,
    ticketTypes: named,
    products: named,
    saleFrom: day,
    saleUntil: day,
    visitFrom: day,
    visitUntil: day,
    least: amountField('The minimum', '50.00', { most: MAX_PRICE_CENTS })
      .nullish()
      .transform((cents) => cents ?? 0),
    usesLimit: z
      .int('The limit must be a whole number')
      .min(1, 'The limit must be at least 1')
      .max(1_000_000, 'The limit can be at most 1,000,000')
      .nullish()
      .transform((limit) => limit ?? null),
    oncePerAddress: flag,
  })
  .transform(({ amount: typed, least: leastCents, ...rest }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const amount = readAmount(rest.kind, typed.trim());
    if (amount === undefined) problem('amount', AMOUNTS[rest.kind]);
    if (!rest.forTours && !rest.forGoods) problem('forTours', 'A code is for tours, for goods, or for both');
    if (isBefore(rest.saleUntil, rest.saleFrom)) problem('saleUntil', 'The last day is before the first');
    if (isBefore(rest.visitUntil, rest.visitFrom)) problem('visitUntil', 'The last day is before the first');
    return { ...rest, leastCents, amount: amount ?? 0 };
  });

const AMOUNTS = {
  percent: 'A percentage is a whole number from 1 to 100',
  cents: 'Enter an amount, such as 5.00, up to 10000.00',
  fixed_price: 'Enter a price, such as 15.00, up to 10000.00',
} as const;

function readAmount(kind: keyof typeof AMOUNTS, typed: string): number | undefined {
  if (kind === 'percent') return /^([1-9]\d?|100)$/.test(typed) ? Number(typed) : undefined;
  const cents = parseCents(typed);
  const isFine = cents !== undefined && cents <= MAX_PRICE_CENTS && (kind === 'fixed_price' || cents > 0);
  return isFine ? cents : undefined;
}

const isBefore = (date: string | null, other: string | null): boolean =>
  date !== null && other !== null && date < other;

@Resolver()
export class CreatePromotionResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promotions: Promotions,
    private readonly staffPromotions: StaffPromotions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('createPromotion')
  async create(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CreatePromotionResult> {
    const parsed = parseInput(createPromotionInput, input);
    if (!parsed.ok) return parsed.refusal;
    const facts = { id: randomUUID(), uses: 0, createdAt: this.clock.now(), createdBy: staff.id, endedAt: null };
    const promotion = Object.assign(new Promotion(), parsed.value, facts);
    const view = await this.staffPromotions.view(promotion);
    try {
      await inTransaction(this.dataSource, async (manager) => {
        await manager.insert(Promotion, promotion as object);
        const { name, kind, usesLimit } = promotion;
        const after = { name, kind, amount: view.amount, usesLimit };
        await this.staffPromotions.record(manager, staff, promotion, {
          action: 'createPromotion',
          before: null,
          after,
        });
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'promotions_open_code')) throw error;
      const other = await this.promotions.find(promotion.code);
      if (!other) throw error;
      return refuse.PromotionExists({ promotion: await this.staffPromotions.view(other) });
    }
    this.staffPromotions.wake();
    return view;
  }
}
