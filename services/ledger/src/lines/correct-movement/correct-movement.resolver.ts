import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { staffActionRecorded } from '@hilltop/contracts/ledger/staff-action-recorded';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { amountField } from '@hilltop/platform/values/amount-field';
import { formatCents } from '@hilltop/platform/values/cents';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Environment } from '../../env.js';
import type { MovementNotCorrectable, MovementNotFound } from '../../generated/refusals.js';
import type { CorrectMovementResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { writeLines } from '../write-lines.js';
import { Correction } from './correction.entity.js';
import { correctionView } from './correction.view.js';

type Lines = MoneyMoved['lines'];

/** Money and what stands for it. Tours and goods have facts that only their seller knows: they are taken back as a whole. */
const PLACES = {
  CASH: { account: 'cash', tender: 'cash' },
  CARD: { account: 'card', tender: 'card' },
  CARD_READER: { account: 'card', tender: 'card_reader' },
  DISPUTES: { account: 'disputes', tender: 'card' },
  RECEIVABLE: { account: 'receivable' },
  OVER_SHORT: { account: 'over_short' },
  GOODWILL: { account: 'goodwill' },
} as const satisfies Readonly<Record<string, Pick<Lines[number], 'account' | 'tender'>>>;

const place = z.enum(Object.keys(PLACES) as [keyof typeof PLACES, ...(keyof typeof PLACES)[]]);

const moveInput = z
  .object({ from: place, to: place, amount: amountField('Amount', '50.00', { least: 1, most: MAX_ORDER_CENTS }) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Please choose another account' });

const correctInput = z.object({
  movementId: z.string(),
  reason: lineField()
    .min(3, 'Please give a reason in a few words')
    .max(500, 'The reason can have at most 500 characters'),
  move: moveInput.nullish(),
  idempotencyKey: z.string().min(1, 'A key is required').max(255, 'A key can have at most 255 characters'),
});

/** The lines of a movement the other way around. $1 its id. */
const REVERSED = `
  SELECT source, source_id AS "sourceId", reference, channel, cause, is_refund AS "isRefund",
    jsonb_agg(jsonb_strip_nulls(jsonb_build_object('account', account, 'cents', -cents, 'tender', tender, 'kind', kind, 'taxCode', tax_code,
      'taxRate', tax_rate, 'stateTaxRate', state_tax_rate, 'tourId', tour_id, 'productId', product_id, 'startsAt', starts_at)) ORDER BY position) AS lines
  FROM money_lines WHERE movement_id = $1::uuid GROUP BY source, source_id, reference, channel, cause, is_refund`;

interface Reversed extends Omit<MoneyMoved, 'lines'> {
  readonly source: string;
  readonly isRefund: boolean;
  readonly lines: Lines;
}

const KEEP = `INSERT INTO corrections (movement_id, corrects, reason, staff_id, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
  RETURNING movement_id`;

interface Order {
  readonly correction: Correction;
  /** Without it, the whole movement is taken back. */
  readonly move: z.output<typeof moveInput> | undefined;
  readonly staff: StaffIdentity;
}

type NotMade = MovementNotFound | MovementNotCorrectable;

/** Puts a movement right on today's page, once, without touching its lines (product.md §17). */
@Resolver()
export class CorrectMovementResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Mutation('correctMovement')
  async correct(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CorrectMovementResult> {
    const parsed = parseInput(correctInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { movementId: corrects, reason, move, idempotencyKey } = parsed.value;
    if (!isUuid(corrects)) return refuse.MovementNotFound();
    // The content is in the id: a key that is used again for something else is another correction.
    const movementId = idForKey(idempotencyKey, ['correct movement', staff.id, corrects, reason, move]);
    const correction = { movementId, corrects, reason, staffId: staff.id, at: this.clock.now() };
    const outcome = await inTransaction(this.dataSource, (manager) =>
      this.write(manager, { correction, move: move ?? undefined, staff }),
    );
    if ('__typename' in outcome) return outcome;
    this.outbox.wake();
    return { __typename: 'MovementCorrected', correction: correctionView(outcome), replayed: outcome !== correction };
  }

  /** @returns the stored one, when the same request was made before */
  private async write(
    manager: EntityManager,
    { correction: made, move, staff }: Order,
  ): Promise<Correction | NotMade | InvalidInput> {
    const { movementId, corrects, reason, staffId, at } = made;
    const [wrong]: Reversed[] = await manager.query(REVERSED, [corrects]);
    if (!wrong) return refuse.MovementNotFound();
    if (wrong.cause === 'earned') return refuse.MovementNotCorrectable.earned();
    const lines = move ? movedLines(wrong.lines, move) : wrong.lines;
    if ('__typename' in lines) return lines;
    // A concurrent correction of the same movement is waited for here.
    const kept = await manager.query(KEEP, [movementId, corrects, reason, staffId, at]);
    if (kept.length === 0) {
      const earlier = await manager.findOneByOrFail(Correction, { corrects });
      if (earlier.movementId === movementId) return earlier;
      return refuse.MovementNotCorrectable.corrected();
    }
    const writing = { timeZone: this.environment.VENUE_TIME_ZONE, now: at };
    await writeLines(manager, { ...wrong, lines, id: movementId, at: at.toISOString(), cause: 'corrected' }, writing);
    const target = { targetType: 'movement', targetId: corrects, targetName: wrong.reference || undefined };
    const movedCents = lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0);
    const done = { staff, action: 'correctMovement', ...target, before: null, after: { movedCents } };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, at));
    return made;
  }
}

/**
 * The lines that move an amount to another account, as the movement should have had it.
 *
 * @param reversed the movement's lines the other way around
 */
function movedLines(reversed: Lines, { from, to, amount }: z.output<typeof moveInput>): Lines | InvalidInput {
  const [source, target]: Pick<Lines[number], 'account' | 'tender'>[] = [PLACES[from], PLACES[to]];
  const there = reversed.filter(({ account, tender }) => account === source?.account && tender === source.tender);
  const cents = there.reduce((sum, line) => sum + line.cents, 0);
  if (!source || !target || amount > Math.abs(cents)) {
    const message = `The movement has ${formatCents(Math.abs(cents))} there`;
    return invalidInput([{ field: 'move.amount', message }]);
  }
  const sign = Math.sign(cents);
  // What it was for goes along, so that the day's columns stay: money has no such facts.
  const { kind, tourId } = there[0] ?? {};
  const sold = { ...(kind && { kind }), ...(tourId && { tourId }) };
  const line = (at: typeof source, moved: number) => ({ ...at, ...(!at.tender && sold), cents: moved });
  return [line(source, sign * amount), line(target, -sign * amount)];
}
