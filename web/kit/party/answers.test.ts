import { expect, it } from '@jest/globals';
import { answersToSend, answersTyped, askedFields, atAnswers, questionsOf, unansweredKeys } from './answers.js';
import { question } from './question-samples.js';

const diet = question('diet', { perGuest: true, required: true });
const bus = question('bus', { asked: ['desk'] });
const roses = question('roses', { tourId: 'garden' });

it('asks what is asked at the moment, of the tour', () => {
  const ids = (tourId: string | null, when: 'online' | 'desk') =>
    questionsOf([diet, bus, roses], tourId, when).map(({ id }) => id);
  expect(ids('garden', 'online')).toEqual(['diet', 'roses']);
  expect(ids('lamps', 'desk')).toEqual(['diet', 'bus']);
  expect(questionsOf(null, 'garden', 'online')).toEqual([]);
});

it('has a field for each guest, and names those that are missing', () => {
  expect(askedFields([diet, bus], 2).map(({ label }) => label)).toEqual(['diet, guest 1', 'diet, guest 2', 'bus']);
  expect(askedFields([diet], 1).map(({ label }) => label)).toEqual(['diet']);
  expect(unansweredKeys([diet, bus], 2, { diet_1: 'none', diet_2: ' ' })).toEqual(['diet_2']);
});

it('sends what was answered of guests who come, as the server knows it', () => {
  const sent = answersToSend({ diet_1: ' none ', diet_2: '', diet_3: 'vegan', bus_0: 'yes' }, 2);
  expect(sent).toEqual([
    { questionId: 'diet', guest: 1, text: 'none' },
    { questionId: 'bus', guest: 0, text: 'yes' },
  ]);
  expect(answersTyped(sent as never)).toEqual({ diet_1: 'none', bus_0: 'yes' });
});

it('shows a refusal at its field', () => {
  const fields = [
    { field: 'answers.diet.2', message: 'No' },
    { field: 'phone', message: 'No' },
  ];
  expect(atAnswers({ __typename: 'InvalidInput', fields }).fields.map(({ field }) => field)).toEqual([
    'answers.diet_2',
    'phone',
  ]);
  expect(atAnswers('unanswered')).toBe('unanswered');
});
