import { expect, it } from '@jest/globals';
import { checkAnswers } from './check-answers.js';
import { Question } from './question.entities.js';

function question(id: string, changes: Partial<Question> = {}): Question {
  const usual = { tourId: null, text: id, kind: 'text', options: [], perGuest: false, asked: ['online'] } as const;
  return Object.assign(new Question(), { id, ...usual, required: false, ...changes });
}

const OPEN = [
  question('diet', { kind: 'choice', options: ['none', 'vegan'], perGuest: true }),
  question('bus', { kind: 'yes_no' }),
  question('from', { kind: 'origin' }),
  question('word', { tourId: 'lamps' }),
];
const party = { tourId: 'lamps', guests: 2 };

function check(answers: readonly (readonly [question: string, guest: number, text: string])[], required = false) {
  const given = answers.map(([questionId, guest, text]) => ({ questionId, guest, text }));
  const checked = checkAnswers(OPEN, given, party, () => required);
  return {
    answers: checked.answers.map(({ questionId, guest, text }) => [questionId, guest, text]),
    faults: checked.faults.map(({ field }) => field),
  };
}

it('takes what fits, and leaves out what is empty or not asked', () => {
  const fits = [
    ['diet', 1, 'none'],
    ['diet', 2, 'vegan'],
    ['bus', 0, 'no'],
    ['word', 0, 'Roses'],
  ] as const;
  expect(check([...fits, ['from', 0, ''], ['gone', 0, 'x']])).toEqual({ answers: fits, faults: [] });
  expect(
    checkAnswers(OPEN, [{ questionId: 'word', guest: 0, text: 'Roses' }], { ...party, tourId: 'mill' }).answers,
  ).toEqual([]);
});

it('names each answer that does not fit', () => {
  const wrong = [
    ['diet', 0, 'none'],
    ['diet', 3, 'none'],
    ['diet', 1, 'meat'],
    ['bus', 0, 'maybe'],
    ['bus', 1, 'no'],
    ['from', 0, 'Ada Lovelace'],
    ['word', 0, 'x'.repeat(501)],
  ] as const;
  const faults = wrong.map(([id, guest]) => `answers.${id}.${guest}`);
  expect(check(wrong)).toEqual({ answers: [], faults });
  expect(
    check([
      ['bus', 0, 'no'],
      ['bus', 0, 'yes'],
    ]).faults,
  ).toEqual(['answers.bus.0']);
});

it('names what is required and not answered', () => {
  const faults = ['answers.diet.2', 'answers.bus.0', 'answers.from.0', 'answers.word.0'];
  expect(check([['diet', 1, 'none']], true).faults).toEqual(faults);
});

it.each([
  ['76011', '76011'],
  ['76011-1234', '76011'],
  ['germany', 'Germany'],
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['Mexico', 'Mexico'],
  ['cote d’ivoire', 'Côte d’Ivoire'],
  ['The Netherlands', 'Netherlands'],
  ['England', 'United Kingdom'],
  ['México', 'Mexico'],
  ['Alemania', 'Germany'],
  ['estados unidos', 'United States'],
  ['EE. UU.', 'United States'],
])('reads the origin %s as %s', (typed, origin) => {
  expect(check([['from', 0, typed]]).answers).toEqual([['from', 0, origin]]);
});

it.each(['7601', '760111', 'Ada Lovelace', 'zz', 'Unknown Region', 'United Nations'])(
  'reads no origin in "%s"',
  (typed) => {
    expect(check([['from', 0, typed]]).faults).toEqual(['answers.from.0']);
  },
);
