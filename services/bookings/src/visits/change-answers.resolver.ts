import { inTransaction } from '@hilltop/platform/database/transaction';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { Booking } from '../bookings/booking.entity.js';
import type { ChangeAnswersResult } from '../generated/schema-types.js';
import { WRITE_ANSWERS } from '../questions/answer.statements.js';
import { answersInput, type GivenAnswer } from '../questions/answers.input.js';
import { checkAnswers } from '../questions/check-answers.js';
import { GuestQuestions, isRequiredOnline } from '../questions/guest-questions.js';
import { Answer } from '../questions/question.entities.js';
import { VisitAccess } from './visit-access.js';
import { VisitorViews } from './visitor-views.js';

const changeInput = z.object({ answers: answersInput });

/** They are not part of the ticket, so the revision stays. What the desk and the door alone ask stays as it is. */
@Resolver()
export class ChangeAnswersResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: VisitAccess,
    private readonly views: VisitorViews,
    private readonly questions: GuestQuestions,
  ) {}

  @Mutation('changeAnswers')
  async change(@Args('token') token: string, @Args('answers') given: unknown): Promise<ChangeAnswersResult> {
    const parsed = parseInput(changeInput, { answers: given });
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.openBeforeStart(token);
    if ('__typename' in booking) return booking;
    return (await this.replace(booking, parsed.value.answers)) ?? this.views.of(booking);
  }

  private async replace({ id: bookingId }: Booking, given: readonly GivenAnswer[]): Promise<InvalidInput | undefined> {
    const online = (await this.questions.open()).filter(({ asked }) => asked.includes('online'));
    return inTransaction(this.dataSource, async (manager) => {
      // A concurrent change of the party would leave answers of guests who stay away.
      const locked = { where: { id: bookingId }, lock: { mode: 'pessimistic_write' } } as const;
      const party = await manager.findOneOrFail(Booking, locked);
      const { answers, faults } = checkAnswers(online, given, party, isRequiredOnline);
      if (faults.length > 0) return invalidInput(faults);
      await manager.delete(Answer, { bookingId, questionId: In(online.map(({ id }) => id)) });
      await manager.query(WRITE_ANSWERS, [bookingId, JSON.stringify(answers)]);
      return undefined;
    });
  }
}
