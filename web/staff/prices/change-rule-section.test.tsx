import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { ChangeRuleSection } from './change-rule-section.js';

const rule = { __typename: 'ConfirmedRule', changesUntilHours: 24, refundUntilHours: 48 };
const facts = { toursWithExamples: [], timesAreLed: true, chargesCards: true, hasBooking: true, openDays: [] };
function house(confirmedBy: string | null, confirmedAt: string | null) {
  const changeRule = { ...rule, confirmedBy, confirmedAt };
  return { HouseSetUp: { houseSetUp: { __typename: 'HouseSetUp', ...facts, changeRule } } };
}
const names = { StaffNames: { staffAccounts: [{ __typename: 'StaffAccount', id: 'm', name: 'Mia' }] } };

it('confirms the hours that are shown', async () => {
  const answers = { ...house(null, null), ...names };
  const confirmChangeRule = { __typename: 'ConfirmedRule', confirmedAt: '2026-11-21T16:30:00.000Z' };
  const sent = renderWithAnswers(<ChangeRuleSection />, { ...answers, ConfirmChangeRule: { confirmChangeRule } });
  const words = 'Change it free until 24 hours before. All your money back until 48 hours before.';
  expect(await screen.findByText(words)).toBeDefined();
  press('This is our rule');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'HouseSetUp')).toHaveLength(2));
  expect(sent.find(({ name }) => name === 'ConfirmChangeRule')?.variables).toEqual({
    changesUntilHours: 24,
    refundUntilHours: 48,
  });
});

it('says who confirmed them, and asks nothing', async () => {
  renderWithAnswers(<ChangeRuleSection />, { ...house('m', '2026-11-21T16:30:00.000Z'), ...names });
  expect(await screen.findByText(/^By Mia, Nov 21, 2026/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
