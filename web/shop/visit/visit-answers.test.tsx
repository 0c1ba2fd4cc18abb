import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { question } from '../../kit/party/question-samples.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import type { Visit } from './use-visit.js';
import { VisitAnswers } from './visit-answers.js';

const GuestQuestions = {
  guestQuestions: [
    question('diet', { text: 'Diet', kind: 'choice', options: ['none', 'vegan'], perGuest: true }),
    question('word', { text: 'Allergies', required: true }),
  ],
};
const answers = [
  { __typename: 'GuestAnswer', questionId: 'word', question: 'Allergies', guest: 0, text: 'nuts' },
  { __typename: 'GuestAnswer', questionId: 'gone', question: 'Who called?', guest: 0, text: 'Ada' },
];
const visit = { tourId: '1', guests: 2, startsAt: '2996-12-05T16:00:00.000Z', answers } as unknown as Visit;

function show(given: Answers = {}, of: Visit = visit) {
  const shown: Visit[] = [];
  const sent = renderWithAnswers(<VisitAnswers visit={of} token="t" show={(one) => shown.push(one)} />, {
    GuestQuestions,
    ...given,
  });
  return { sent: () => sent.filter(({ name }) => name === 'ChangeVisitAnswers'), shown };
}

it('changes what is asked online, and shows what is not', async () => {
  const { sent, shown } = show({ ChangeVisitAnswers: { changeAnswers: { __typename: 'Booking', id: '1' } } });
  await waitFor(() => expect(field('Allergies').value).toBe('nuts'));
  expect(screen.getByText('Who called?')).toBeDefined();
  fill('Diet, guest 2 (optional)', 'vegan');
  fill('Allergies', '');
  press('Save answers');
  await invalidField('Allergies', 'Please answer this');
  fill('Allergies', 'milk');
  press('Save answers');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(sent()[0]?.variables).toEqual({
    token: 't',
    answers: [
      { questionId: 'word', guest: 0, text: 'milk' },
      { questionId: 'diet', guest: 2, text: 'vegan' },
    ],
  });
});

it('shows at its field what was refused', async () => {
  const fields = [{ __typename: 'FieldError', field: 'answers.word.0', message: 'Too long' }];
  show({ ChangeVisitAnswers: { changeAnswers: { __typename: 'InvalidInput', message: 'No', fields } } });
  await waitFor(() => expect(field('Allergies').value).toBe('nuts'));
  press('Save answers');
  await invalidField('Allergies', 'Too long');
});

it('only shows what was answered once the tour has begun, and nothing where nothing is asked', async () => {
  const { sent } = show({}, { ...visit, startsAt: '2020-12-05T16:00:00.000Z' });
  expect(await screen.findByText('Allergies')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent()).toEqual([]);
});
