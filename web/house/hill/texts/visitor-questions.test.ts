import { expect, it } from '@jest/globals';
import { questionsInSpanish } from './visitor-questions.es.js';
import { visitorQuestions } from './visitor-questions.js';

it('are all in Spanish, under their English question', () => {
  expect(Object.keys(questionsInSpanish)).toEqual(visitorQuestions.map(({ question }) => question));
});
