import {
  MAX_ANSWER_DAYS,
  MAX_OPTIONS,
  MIN_OPTIONS,
  OPTION_LENGTH,
  QUESTION_LENGTH,
} from '@hilltop/contracts/house/bounds';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { lineField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
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

const option = lineField()
  .min(1, 'An option has at least one character')
  .max(OPTION_LENGTH, `An option can have at most ${OPTION_LENGTH} characters`);

const questionInput = z
  .object({
    tourId: z
      .uuid('Please choose a tour')
      .nullish()
      .transform((id) => id ?? null),
    text: lineField()
      .min(3, 'A question has at least 3 characters')
      .max(QUESTION_LENGTH, `A question can have at most ${QUESTION_LENGTH} characters`),
    kind: z.enum(['text', 'choice', 'yes_no', 'origin']),
    options: z.array(option).max(MAX_OPTIONS, `A list has at most ${MAX_OPTIONS} options`),
    perGuest: z.boolean(),
    asked: z
      .array(z.enum(['online', 'desk', 'door']))
      .min(1, 'Please choose when it is asked')
      .transform((asked) => [...new Set(asked)]),
    required: z.boolean(),
    keptDays: z
      .int()
      .min(0, 'Days are 0 or more')
      .max(MAX_ANSWER_DAYS, `Days are at most ${MAX_ANSWER_DAYS}`)
      .nullish()
      .transform((days) => days ?? null),
    onDaySheet: z.boolean(),
  })
  .superRefine(({ kind, options, asked, required, keptDays }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (kind !== 'choice' && options.length > 0) refuse('options', 'Only a choice has options');
    if (kind === 'choice' && options.length < MIN_OPTIONS)
      refuse('options', `A list has at least ${MIN_OPTIONS} options`);
    if (new Set(options).size < options.length) refuse('options', 'Two options are the same');
    if (required && !asked.includes('online')) refuse('required', 'Only what is asked online can be required');
    if (kind === 'text' && keptDays === null)
      refuse('keptDays', 'A text can name somebody, so it is kept for some days only');
  });

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
