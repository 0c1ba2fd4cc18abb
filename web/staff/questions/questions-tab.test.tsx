import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { question } from '../../kit/party/question-samples.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { QuestionsTab } from './questions-tab.js';

const tours = [{ __typename: 'Tour', id: 'garden', name: 'Gate to Garden' }];

function house(text: string, more: object = {}) {
  const facts = { version: 3, keptDays: 30, onDaySheet: true, withdrawn: false, answers: 0 };
  return { __typename: 'HouseQuestion', question: question(text, { required: true }), ...facts, ...more };
}

function show(houseQuestions: readonly object[], answers: Answers = {}) {
  return renderWithAnswers(<QuestionsTab />, { HouseQuestions: { houseQuestions, tours }, ...answers });
}

beforeEach(() => {
  window.sessionStorage.clear();
  const staff = { email: 'ada@hilltop.test', name: 'Ada', role: 'manager' } as const;
  act(() => sessionStore.send({ type: 'signedIn', staff, byForm: false }));
});

it('says that nothing is asked, and adds a question that a party of two sees before', async () => {
  const saved = { saveGuestQuestion: { __typename: 'HouseQuestionSaved', question: { version: 1 } } };
  const sent = show([], { SaveGuestQuestion: saved });
  expect(await screen.findByText(/^No questions: visitors book with/)).toBeDefined();
  press('Add a question');
  press('Add the question');
  await invalidField('Question', 'Please write the question');
  fill('Question', 'Diet');
  fireEvent.change(field('Answered by'), { target: { value: 'choice' } });
  press('Add the question');
  expect(await screen.findByText('Please write 2 to 20 options, one a line')).toBeDefined();
  fill('Options, one a line', 'None\n\n Vegan ');
  fireEvent.click(field('Ask each guest, not once for the party'));
  fireEvent.click(field('At the door'));
  expect(screen.getByLabelText('Diet, guest 2 (optional)').textContent).toBe('No answerNoneVegan');
  press('Add the question');
  const input = {
    ...{ text: 'Diet', kind: 'choice', options: ['None', 'Vegan'], tourId: null, perGuest: true },
    ...{ asked: ['online', 'desk'], required: false, keptDays: 30, onDaySheet: true },
  };
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'SaveGuestQuestion')?.variables).toMatchObject({ version: 0, input }),
  );
});

it('shows at its field what the server refuses of a question that was answered, whose kind stays', async () => {
  const fields = [{ __typename: 'FieldError', field: 'text', message: 'Another question has these words' }];
  show([house('Allergies', { answers: 2 })], {
    SaveGuestQuestion: { saveGuestQuestion: { __typename: 'InvalidInput', message: 'No', fields } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change Allergies' }));
  expect(screen.getByText(/It was answered, so this stays\./).textContent).toContain(
    'A short text, once for the party',
  );
  expect(screen.queryByLabelText('Answered by')).toBeNull();
  press('Save the question');
  await invalidField('Question', 'Another question has these words');
});

it('withdraws after it has said what becomes of the answers', async () => {
  const gone = { withdrawGuestQuestion: { __typename: 'HouseQuestionWithdrawn', question: null } };
  const sent = show([house('Allergies', { answers: 2 }), house('Old', { withdrawn: true })], {
    WithdrawGuestQuestion: gone,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Allergies' }));
  expect(screen.queryByRole('button', { name: 'Withdraw Old' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('Its 2 answers stay for as long as they are kept');
  press('Withdraw the question');
  const variables = { id: 'Allergies', version: 3 };
  await waitFor(() => expect(sent).toContainEqual({ name: 'WithdrawGuestQuestion', variables }));
});
