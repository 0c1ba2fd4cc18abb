import { staffActionRecorded } from '@hilltop/contracts/ledger/staff-action-recorded';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Environment } from '../../env.js';
import type { CorrectMovementResult } from '../../generated/schema-types.js';
import { writeLines } from '../write-lines.js';
import { Correction } from './correction.entity.js';
import { correctionView } from './correction.view.js';

const correctInput = z.object({
  movementId: z.string(),
  reason: lineField()
    .min(3, 'Please give a reason in a few words')
    .max(500, 'The reason can have at most 500 characters'),
  idempotencyKey: z.string().min(1, 'A key is required').max(255, 'A key can have at most 255 characters'),
});

/** The lines of a movement the other way around. $1 its id. */
const REVERSED = `
  SELECT source, source_id AS "sourceId", reference, channel, cause, is_refund AS "isRefund",
    sum(cents) FILTER (WHERE cents > 0)::float8 AS "movedCents",
    jsonb_agg(jsonb_strip_nulls(jsonb_build_object('account', account, 'cents', -cents, 'tender', tender, 'kind', kind, 'taxCode', tax_code,
      'tourId', tour_id, 'productId', product_id, 'startsAt', starts_at)) ORDER BY position) AS lines
  FROM money_lines WHERE movement_id = $1::uuid GROUP BY source, source_id, reference, channel, cause, is_refund`;

interface Reversed extends Omit<MoneyMoved, 'lines'> {
  readonly source: string;
  readonly isRefund: boolean;
  readonly movedCents: number;
  readonly lines: MoneyMoved['lines'];
}

const KEEP = `INSERT INTO corrections (movement_id, corrects, reason, staff_id, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
  RETURNING movement_id`;

type NotMade = Refusal<'MovementNotFound' | 'MovementNotCorrectable'>;
const notFound: NotMade = { __typename: 'MovementNotFound', message: 'There is no such movement in the books.' };
const notCorrectable = (message: string): NotMade => ({ __typename: 'MovementNotCorrectable', message });

/** Takes a movement back on today's page, once, without touching its lines (product.md §17). */
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
    const { movementId: corrects, reason, idempotencyKey } = parsed.value;
    if (!isUuid(corrects)) return notFound;
    // The content is in the id: a key that is used again for something else is another correction.
    const movementId = idForKey(idempotencyKey, ['correct movement', staff.id, corrects, reason]);
    const correction = { movementId, corrects, reason, staffId: staff.id, at: this.clock.now() };
    const outcome = await inTransaction(this.dataSource, (manager) => this.write(manager, correction, staff));
    if ('__typename' in outcome) return outcome;
    this.outbox.wake();
    return { __typename: 'MovementCorrected', correction: correctionView(outcome), replayed: outcome !== correction };
  }

  /** @returns the stored one, when the same request was made before */
  private async write(manager: EntityManager, made: Correction, staff: StaffIdentity): Promise<Correction | NotMade> {
    const { movementId, corrects, reason, staffId, at } = made;
    const [wrong]: Reversed[] = await manager.query(REVERSED, [corrects]);
    if (!wrong) return notFound;
    const { movedCents, ...movement } = wrong;
    if (wrong.cause === 'earned') {
      return notCorrectable('A visit is earned by the time of its start. Please correct what was paid for it.');
    }
    // A concurrent correction of the same movement is waited for here.
    const kept = await manager.query(KEEP, [movementId, corrects, reason, staffId, at]);
    if (kept.length === 0) {
      const earlier = await manager.findOneByOrFail(Correction, { corrects });
      if (earlier.movementId === movementId) return earlier;
      return notCorrectable('This movement has been corrected already. The lines show why.');
    }
    const writing = { timeZone: this.environment.VENUE_TIME_ZONE, now: at };
    await writeLines(manager, { ...movement, id: movementId, at: at.toISOString(), cause: 'corrected' }, writing);
    const target = { targetType: 'movement', targetId: corrects, targetName: wrong.reference || undefined };
    const done = { staff, action: 'correctMovement', ...target, before: null, after: { movedCents } };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, at));
    return made;
  }
}
