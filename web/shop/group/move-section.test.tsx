import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { PreviewMyGroupMoveQuery } from '../../generated/operations.js';
import { field, fill, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupPage } from './group-page.js';
import { secured } from './group-sample.js';
import type { MyGroup } from './group-words.js';

type Move = Extract<PreviewMyGroupMoveQuery['previewMyGroupMove'], { readonly __typename: 'MyGroupMove' }>;

const DAY = '2027-03-23';
const parts = ['10:00 AM', '1:00 PM'].map(
  (tourTime) => ({ __typename: 'PlannedPart', tourDate: DAY, tourTime, pupils: 24, adults: 3 }) as const,
);
const move: Move = {
  ...{ __typename: 'MyGroupMove', day: DAY, closed: null, parts, missing: 0, heldUntil: null },
  starts: ['10:00 AM', '11:00 AM', '1:00 PM'].map((tourTime) => ({
    ...{ __typename: 'GroupStart', tourTime, remaining: 27 },
  })) as never,
  ...{ countFinalAt: '2099-03-16T22:00:00.000Z', freeUntil: '2099-03-09T16:00:00.000Z' },
};

/** @param answers which a test can replace later */
async function show(group: MyGroup, answers: Record<string, object> = {}) {
  const page = (
    <Routes>
      <Route path="/group/:token" element={<GroupPage />} />
    </Routes>
  );
  Object.assign(answers, { MyGroup: { myGroup: group } });
  const sent = renderWithAnswers(page, answers as Answers, '/group/token');
  await screen.findByText('Where it stands');
  return () => sent.filter(({ name }) => name !== 'MyGroup');
}

it('shows what moving changes, and moves to the starts that were seen', async () => {
  const moved: MyGroup = { ...secured, revision: 9, quote: secured.quote && { ...secured.quote, parts: [] } };
  const sent = await show(secured, {
    PreviewMyGroupMove: { previewMyGroupMove: move },
    MoveMyGroup: { moveMyGroup: moved },
  });
  press('Move our visit');
  fill('Day', DAY);
  expect(await screen.findByText(/^You come on Tuesday, March 23, 2027: 10:00 AM, 24 pupils and 3 adults; 1:00 PM/));
  expect(screen.getByText(/^You give back Tuesday, March 16, 2027, 10:00 AM; Tuesday, March 16/)).toBeTruthy();
  expect(screen.getByText('The price stays $480.00.')).toBeTruthy();
  expect(screen.getByText(/^Your count is final on Monday, March 16, 2099/)).toBeTruthy();
  expect(field(/^10:00 AM/).checked).toBe(true);
  press('Move to Tuesday, March 23, 2027');
  await screen.findByText('Moved: you come on Tuesday, March 23, 2027. We have mailed you about it.');
  expect(sent()).toEqual([
    { name: 'PreviewMyGroupMove', variables: { token: 'token', day: DAY } },
    { name: 'MoveMyGroup', variables: { token: 'token', revision: 7, day: DAY, times: ['10:00 AM', '1:00 PM'] } },
  ]);
  expect(document.activeElement?.textContent).toBe('Come on another day');
});

it('looks again when other starts are chosen, and does not move without seats', async () => {
  const few = { ...move, parts: parts.slice(0, 1), missing: 27, countFinalAt: null, freeUntil: null };
  const answers: Record<string, object> = { PreviewMyGroupMove: { previewMyGroupMove: move } };
  const sent = await show(secured, answers);
  press('Move our visit');
  fill('Day', DAY);
  await screen.findByText(/^You come on/);
  answers.PreviewMyGroupMove = { previewMyGroupMove: few };
  fireEvent.click(field(/^1:00 PM/));
  await screen.findByText('27 of your people have no seat at these starts. Choose more starts, or another day.');
  expect(sent().at(-1)?.variables).toEqual({ token: 'token', day: DAY, times: ['10:00 AM'] });
  expect(screen.getByRole('button', { name: 'Move to Tuesday, March 23, 2027' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(field(/^10:00 AM/));
  await screen.findByText('Choose a start.');
});

it('says at the day what is wrong with it, and why it has no starts', async () => {
  const message = 'Groups come from January 12, 2027 on. For an earlier day, please call us';
  const fields = [{ __typename: 'FieldError', field: 'day', message }];
  const refused = { __typename: 'InvalidInput', message: 'Please check the marked fields.', fields };
  const answers: Record<string, object> = { PreviewMyGroupMove: { previewMyGroupMove: refused } };
  await show(secured, answers);
  press('Move our visit');
  fill('Day', '2027-01-02');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field('Day').getAttribute('aria-invalid')).toBe('true');
  answers.PreviewMyGroupMove = { previewMyGroupMove: { ...move, day: '2027-03-22', closed: 'Closed.', starts: [] } };
  fill('Day', '2027-03-22');
  await screen.findByText('Closed.');
});

it('names the desk once it is late, or where nobody else comes at the start', async () => {
  await show({ ...secured, freeUntil: '2020-03-02T16:00:00.000Z' });
  expect(screen.getByText(/^Since .*2020.* we move groups ourselves\. Call/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move our visit' })).toBeNull();
});

it('of a day that the house closed can be moved at any time, and says so on top', async () => {
  await show({ ...secured, displaced: true, freeUntil: '2020-03-02T16:00:00.000Z' });
  expect(screen.getByText('The house is closed on your day')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move our visit' })).toBeTruthy();
  expect(screen.getByText('Canceling costs nothing. All of the $120.00 that you paid goes back to you.')).toBeTruthy();
});
