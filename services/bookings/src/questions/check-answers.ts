import { ANSWER_LENGTH, ORIGIN_LENGTH } from '@hilltop/contracts/house/bounds';
import type { FieldError } from '@hilltop/platform/outcome/parse-input';
import { isSameName, searchWords } from '@hilltop/platform/values/search-form';
import { faults } from '../faults.en.js';
import type { GivenAnswer } from './answers.input.js';
import type { Question } from './question.entities.js';

/** What a party is asked by. */
export interface AskedParty {
  /** Null where it is not known yet: the questions of all tours. */
  readonly tourId: string | null;
  readonly guests: number;
}

export interface CheckedAnswers {
  readonly answers: readonly GivenAnswer[];
  readonly faults: FieldError[];
}

const isAskedBy = (tourId: string | null, question: Question): boolean =>
  tourId === null || question.tourId === null || question.tourId === tourId;

const fieldOf = ({ questionId, guest }: Pick<GivenAnswer, 'questionId' | 'guest'>) => `answers.${questionId}.${guest}`;

/**
 * Answers to questions that are not asked, and empty ones, are left out.
 * @param isRequired the questions that have to be answered
 */
export function checkAnswers(
  open: readonly Question[],
  given: readonly GivenAnswer[],
  { tourId, guests }: AskedParty,
  isRequired: (question: Question) => boolean = () => false,
): CheckedAnswers {
  const asked = open.filter((question) => isAskedBy(tourId, question));
  const answers = new Map<string, GivenAnswer>();
  const wrong = new Map<string, string>();
  for (const answer of given) {
    const question = asked.find(({ id }) => id === answer.questionId);
    if (!question || answer.text === '') continue;
    const field = fieldOf(answer);
    const read = readAnswer(question, answer, guests);
    if (answers.has(field)) wrong.set(field, faults.twice.error());
    else if ('fault' in read) wrong.set(field, read.fault);
    else answers.set(field, { ...answer, text: read.text });
  }
  for (const question of asked.filter(isRequired)) {
    for (const guest of guestsOf(question, guests)) {
      const field = fieldOf({ questionId: question.id, guest });
      if (!answers.has(field) && !wrong.has(field)) wrong.set(field, faults.unanswered.error());
    }
  }
  return { answers: [...answers.values()], faults: [...wrong].map(([field, message]) => ({ field, message })) };
}

function guestsOf({ perGuest }: Question, guests: number): number[] {
  return perGuest ? Array.from({ length: guests }, (_, before) => before + 1) : [0];
}

function readAnswer(
  question: Question,
  { guest, text }: GivenAnswer,
  guests: number,
): { readonly text: string } | { readonly fault: string } {
  if (!guestsOf(question, guests).includes(guest)) {
    return { fault: (question.perGuest ? faults.noSuchGuest(guests) : faults.askedOnce).error() };
  }
  switch (question.kind) {
    case 'text':
      return text.length > ANSWER_LENGTH ? { fault: faults.longAnswer(ANSWER_LENGTH).error() } : { text };
    case 'choice':
      return question.options.includes(text) ? { text } : { fault: faults.option.error() };
    case 'yes_no':
      return text === 'yes' || text === 'no' ? { text } : { fault: faults.yesOrNo.error() };
    case 'origin': {
      const origin = text.length > ORIGIN_LENGTH ? undefined : readOrigin(text);
      return origin === undefined ? { fault: faults.origin.error() } : { text: origin };
    }
  }
}

/** What people write for a country, beside the English and Spanish names that ICU knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  eua: 'US',
  'ee uu': 'US',
  'united states of america': 'US',
  'estados unidos de america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  inglaterra: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  holanda: 'NL',
  'south korea': 'KR',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  turkey: 'TR',
};

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
const [regions, spanishRegions] = [namesIn('en-US'), namesIn('es-US')];
const namesOf = (code: string) => [regions, spanishRegions].flatMap((names) => names.of(code) ?? []);
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
/** Unions, leftovers and pseudo-locales, which ICU names as well. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !NO_COUNTRIES.includes(code) && regions.of(code) !== undefined);

/** @returns a ZIP code or the English name of a country; undefined for anything else, which could be about a person */
function readOrigin(typed: string): string | undefined {
  if (/^\d{5}(-\d{4})?$/.test(typed)) return typed.slice(0, 5);
  const plain = searchWords(typed.replaceAll('.', '')).join(' ').replace(/^the /, '');
  const isNamed = (code: string) => namesOf(code).some((name) => isSameName(name, plain));
  const code = OTHER_NAMES[plain] ?? countries.find(isNamed);
  return code && regions.of(code);
}
