import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { ChangeRuleTab } from './change-rule-tab.js';

const facts = { toursWithExamples: [], timesAreLed: true, chargesCards: true, hasBooking: true, openDays: [] };
const rule = { __typename: 'ConfirmedRule', version: 3, changesUntilHours: 24 };
function house(confirmedBy: string | null, confirmedAt: string | null) {
  const refundSteps = [{ __typename: 'RefundStep', untilHours: 48, percent: 100 }];
  const changeRule = { ...rule, refundSteps, confirmedBy, confirmedAt };
  return {
    HouseSetUp: { houseSetUp: { __typename: 'HouseSetUp', ...facts, changeRule } },
    StaffNames: { staffAccounts: [{ __typename: 'StaffAccount', id: 'm', name: 'Mia' }] },
  };
}
const saved = { SetChangeRule: { setChangeRule: { __typename: 'CalendarChanged', version: 4 } } };

it('shows what visitors will read, what a visit gives back, and saves the steps', async () => {
  const sent = renderWithAnswers(<ChangeRuleTab />, { ...house(null, null), ...saved });
  await screen.findByText('Not confirmed');
  fill('Step 2: until, hours before', '24');
  fill('Step 2: so many percent back', '50');
  const words =
    'Visitors read: “Change it free until 24 hours before. All your money back until 48 hours before, 50% until 24 hours before.”';
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText('A visit of $50.00 canceled 30 hours before: $25.00 back.')).toBeDefined();
  fill('Canceled so many hours before', '24');
  expect(screen.getByText('A visit of $50.00 canceled 24 hours before: nothing back.')).toBeDefined();
  press('Save the rule');
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'SetChangeRule')?.variables).toEqual({
      version: 3,
      input: {
        changesUntilHours: 24,
        refundSteps: [
          { untilHours: 48, percent: 100 },
          { untilHours: 24, percent: 50 },
        ],
      },
    }),
  );
});

it('shows at each step what the server refuses of it', async () => {
  const message = 'Each step gives less than the one before';
  const fields = [{ __typename: 'FieldError', field: 'refundSteps.1.percent', message }];
  const refused = { __typename: 'InvalidInput', message: 'Some fields are wrong.', fields };
  renderWithAnswers(<ChangeRuleTab />, {
    ...house('m', '2026-11-21T16:30:00.000Z'),
    SetChangeRule: { setChangeRule: refused },
  });
  expect(await screen.findByText(/^Saved Nov 21, 2026.* by Mia\. /)).toBeDefined();
  fill('Step 2: until, hours before', '24');
  press('Save the rule');
  await invalidField('Step 2: so many percent back', 'A step has hours and percent. Without both it is left out.');
  fill('Step 2: so many percent back', '100');
  press('Save the rule');
  await invalidField('Step 2: so many percent back', message);
});
