import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import type { GivenAnswer } from './answers.input.js';
import { type AskedParty, checkAnswers } from './check-answers.js';
import type { Question } from './question.entities.js';

const OPEN_QUESTIONS = {
  name: 'open-questions',
  readOnly: true,
  text: `SELECT id, version, tour_id AS "tourId", text, kind, options, per_guest AS "perGuest", asked, required,
      kept_days AS "keptDays", on_day_sheet AS "onDaySheet", position, withdrawn_at AS "withdrawnAt"
    FROM questions WHERE withdrawn_at IS NULL ORDER BY position, id`,
};

export const isRequiredOnline = ({ required, asked }: Question): boolean => required && asked.includes('online');

/** The questions that are asked now, and the answers that fit them. */
@Injectable()
export class GuestQuestions {
  constructor(private readonly statements: PreparedStatements) {}

  /** In the order in which they are asked. */
  open(): Promise<Question[]> {
    return this.statements.run<Question>(OPEN_QUESTIONS, []);
  }

  /** What a visitor gave online; without a list nothing was asked, so that nothing is required. */
  online(given: readonly GivenAnswer[] | undefined, party: AskedParty): Promise<readonly GivenAnswer[] | InvalidInput> {
    return this.check(given, party, isRequiredOnline);
  }

  /** What a member of staff wrote down. */
  written(
    given: readonly GivenAnswer[] | undefined,
    party: AskedParty,
  ): Promise<readonly GivenAnswer[] | InvalidInput> {
    return this.check(given, party, () => false);
  }

  /** Of answers that were checked before, those that still fit. */
  async fitting(given: readonly GivenAnswer[] | undefined, party: AskedParty): Promise<readonly GivenAnswer[]> {
    return given === undefined ? [] : checkAnswers(await this.open(), given, party).answers;
  }

  private async check(
    given: readonly GivenAnswer[] | undefined,
    party: AskedParty,
    isRequired: (question: Question) => boolean,
  ): Promise<readonly GivenAnswer[] | InvalidInput> {
    if (given === undefined) return [];
    const { answers, faults } = checkAnswers(await this.open(), given, party, isRequired);
    return faults.length > 0 ? invalidInput(faults) : answers;
  }
}
