import { questionChanged } from '@hilltop/contracts/bookings/question-changed';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { MAX_QUESTIONS } from '@hilltop/contracts/house/bounds';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { isSameName } from '@hilltop/platform/values/search-form';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Tour } from '../tours/tour.entity.js';
import { Answer, Question } from './question.entities.js';

/** One change at a time: the house asks at most ten questions, and no two alike. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('questions'))`;

/** What managers write of a question. */
export type QuestionFacts = Omit<Question, 'id' | 'version' | 'position' | 'withdrawnAt'>;

/** A question that was read at a version; 0 for a new one. */
export interface ReadQuestion {
  readonly id: string;
  readonly version: number;
}

@Injectable()
export class ChangeQuestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A withdrawn question is asked again. @returns `meanwhile` when someone else changed it first */
  save(read: ReadQuestion, facts: QuestionFacts, staff: StaffIdentity): Promise<'saved' | 'meanwhile' | InvalidInput> {
    return this.locked(async (manager) => {
      const before = await lockQuestion(manager, read.id);
      if ((before?.version ?? 0) !== read.version) return 'meanwhile';
      const wrong = await this.faultOf(manager, before, read.id, facts);
      if (wrong) return invalidInput([wrong]);
      const position = before?.position ?? ((await manager.maximum(Question, 'position')) ?? 0) + 1;
      const stored = { id: read.id, ...facts, position, version: read.version + 1, withdrawnAt: null };
      const after = Object.assign(new Question(), stored);
      await manager.save(Question, after);
      await this.tell(manager, 'saveGuestQuestion', before, after, staff);
      return 'saved';
    });
  }

  /** @returns undefined when someone else changed it first, or it is gone */
  withdraw(read: ReadQuestion, staff: StaffIdentity): Promise<'withdrawn' | undefined> {
    return this.locked(async (manager) => {
      const before = await lockQuestion(manager, read.id);
      if (before?.version !== read.version) return undefined;
      const withdrawnAt = before.withdrawnAt ?? this.clock.now();
      const after = Object.assign(new Question(), before, { withdrawnAt, version: read.version + 1 });
      const isAnswered = await manager.existsBy(Answer, { questionId: read.id });
      if (isAnswered) await manager.save(Question, after);
      else await manager.delete(Question, { id: read.id });
      await this.tell(manager, 'withdrawGuestQuestion', before, after, staff);
      return 'withdrawn';
    });
  }

  private async faultOf(manager: EntityManager, before: Question | null, id: string, facts: QuestionFacts) {
    const open = (await manager.find(Question)).filter((other) => other.withdrawnAt === null && other.id !== id);
    if (open.length >= MAX_QUESTIONS)
      return { field: 'text', message: `At most ${MAX_QUESTIONS} questions are asked. Please withdraw another first.` };
    if (open.some(({ text }) => isSameName(text, facts.text)))
      return { field: 'text', message: 'Another question has these words' };
    if (facts.tourId !== null && !(await manager.existsBy(Tour, { id: facts.tourId })))
      return { field: 'tourId', message: 'Please choose a tour' };
    if (!before || !(await manager.existsBy(Answer, { questionId: id }))) return undefined;
    if (before.kind !== facts.kind)
      return { field: 'kind', message: 'This question has answers, so its kind stays. Please add another question.' };
    if (before.perGuest !== facts.perGuest)
      return { field: 'perGuest', message: 'This question has answers, so this stays. Please add another question.' };
    return undefined;
  }

  private async locked<Outcome>(work: (manager: EntityManager) => Promise<Outcome>): Promise<Outcome> {
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      await manager.query(LOCK);
      return work(manager);
    });
    this.outbox.wake();
    return outcome;
  }

  private async tell(
    manager: EntityManager,
    action: string,
    before: Question | null,
    after: Question,
    staff: StaffIdentity,
  ): Promise<void> {
    const now = this.clock.now();
    const { id, text, version } = after;
    const origin = { aggregateId: id, correlationId: correlationId(), now };
    await this.outbox.add(manager, questionChanged.create({ ...origin, data: { questionId: id, version } }));
    const target = { targetType: 'question', targetId: id, targetName: text };
    const done = { staff, action, ...target, before: before && recorded(before), after: recorded(after) };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
  }
}

/** Bookings that answer it at the moment are stored first. */
function lockQuestion(manager: EntityManager, id: string): Promise<Question | null> {
  return manager.findOne(Question, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function recorded({
  id: _id,
  version: _version,
  position: _position,
  withdrawnAt,
  ...facts
}: Question): StaffActionFields {
  return { ...facts, withdrawn: withdrawnAt !== null };
}
