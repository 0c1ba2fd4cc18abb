import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  GuestQuestion,
  HouseQuestion,
  MutationSaveGuestQuestionArgs,
  MutationWithdrawGuestQuestionArgs,
  SaveGuestQuestionResult,
  WithdrawGuestQuestionResult,
} from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { ChangeQuestions } from './change-questions.js';
import { GuestQuestions } from './guest-questions.js';
import { Question } from './question.entities.js';
import { questionInput } from './question.input.js';

const COUNTS = 'SELECT question_id AS id, count(*)::integer AS answers FROM answers GROUP BY question_id';

@Resolver()
export class QuestionsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: GuestQuestions,
    private readonly changeQuestions: ChangeQuestions,
  ) {}

  @Query('guestQuestions')
  async asked(): Promise<GuestQuestion[]> {
    return (await this.questions.open()).map(questionView);
  }

  @Query('houseQuestions')
  async all(): Promise<HouseQuestion[]> {
    const [questions, counts] = await Promise.all([
      this.dataSource.manager.find(Question, { order: { position: 'ASC', id: 'ASC' } }),
      this.dataSource.query<{ id: string; answers: number }[]>(COUNTS),
    ]);
    const answers = new Map(counts.map((row) => [row.id, row.answers]));
    const views = questions.map((question): HouseQuestion => {
      const { id, version, keptDays, onDaySheet, withdrawnAt } = question;
      const facts = { version, keptDays, onDaySheet, withdrawn: withdrawnAt !== null, answers: answers.get(id) ?? 0 };
      return { __typename: 'HouseQuestion', question: questionView(question), ...facts };
    });
    return [...views.filter(({ withdrawn }) => !withdrawn), ...views.filter(({ withdrawn }) => withdrawn)];
  }

  @Mutation('saveGuestQuestion')
  async save(
    @Args() { id, version, input }: MutationSaveGuestQuestionArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SaveGuestQuestionResult> {
    if (!isUuid(id)) return invalidInput([{ field: 'id', message: 'The id of a question must be a UUID' }]);
    const parsed = parseInput(questionInput, input);
    if (!parsed.ok) return parsed.refusal;
    const read = { id: id.toLowerCase(), version };
    const outcome = await this.changeQuestions.save(read, parsed.value, staff);
    if (typeof outcome !== 'string') return outcome;
    const question = await this.of(read.id);
    return outcome === 'saved' && question
      ? { __typename: 'HouseQuestionSaved', question }
      : refuse.QuestionChangedMeanwhile({ current: question });
  }

  @Mutation('withdrawGuestQuestion')
  async withdraw(
    @Args() { id, version }: MutationWithdrawGuestQuestionArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<WithdrawGuestQuestionResult> {
    const read = { id: id.toLowerCase(), version };
    const outcome = isUuid(id) ? await this.changeQuestions.withdraw(read, staff) : undefined;
    const question = await this.of(read.id);
    return outcome
      ? { __typename: 'HouseQuestionWithdrawn', question }
      : refuse.QuestionChangedMeanwhile({ current: question });
  }

  private async of(id: string): Promise<HouseQuestion | null> {
    return (await this.all()).find(({ question }) => question.id === id) ?? null;
  }
}

function questionView({ id, tourId, text, kind, options, perGuest, asked, required }: Question): GuestQuestion {
  return { __typename: 'GuestQuestion', id, tourId, text, kind, options, perGuest, asked, required };
}
