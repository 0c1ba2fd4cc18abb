import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupMoney } from './group-money.js';
import { billed, visited } from './group-sample.js';
import type { Money } from './group-words.js';
import { SameOrganizations } from './merge-form.js';

const invoice: Money['documents'][number] = {
  __typename: 'GroupDocument',
  ...{ number: 'HI-2027-0042', kind: 'invoice', ofNumber: null, issuedOn: '2027-03-10', dueOn: '2027-03-16' },
  ...{ billTo: 'Brook School', email: '', orderNumber: null, pupils: 48, adults: 6, came: null, lines: [] },
  ...{ taxCents: 0, totalCents: 48_000, receivedCents: 0, exemptReason: null, leftCents: 48_000 },
};
const done = { __typename: 'Group', id: 'group' };

it('writes down one check that pays several groups, once its parts are all of it', async () => {
  const answer = { __typename: 'SharedPayment', groups: [done] };
  const sent = renderWithAnswers(<GroupMoney group={visited} money={billed} />, {
    RecordSharedPayment: { recordSharedPayment: answer },
  });
  press('One check for several');
  fill('All of it, $', '700.00');
  fill('Group 2', 'HG-2');
  fill('Part of group 2, $', '200.00');
  expect(screen.getByText('$680.00 of $700.00 is named.')).toBeTruthy();
  press('Write it down');
  await screen.findByText('The parts must be the whole amount');
  fill('Part of group 2, $', '220.00');
  press('Write it down');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: 'RecordSharedPayment',
    variables: {
      input: { method: 'check', amount: '700.00' },
      parts: [
        { group: 'HG-7K3M-9QXW', amount: '480.00' },
        { group: 'HG-2', amount: '220.00' },
      ],
    },
  });
});

it('pays what is due back over to another group', async () => {
  const money = { ...billed, owedCents: 0, dueBackCents: 9_000 };
  const sent = renderWithAnswers(<GroupMoney group={visited} money={money} />, {
    PayOverGroup: { payOverGroup: done },
  });
  press('Pay over');
  fill('To group', 'HG-2');
  press('Pay it over');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ id: 'group', to: 'HG-2', amount: '90.00' });
});

it('marks an invoice as questioned, says so, and takes the mark away', async () => {
  const question = { __typename: 'InvoiceQuestion', invoice: invoice.number, settledAt: null } as const;
  const questions = [{ ...question, reason: 'Two were ill.', askedAt: '2027-03-20T16:00:00.000Z' }];
  const answers = { QuestionInvoice: { questionInvoice: done } };
  const { number } = invoice;
  const sent = renderWithAnswers(
    <>
      <GroupMoney group={visited} money={{ ...billed, documents: [invoice] }} />
      <GroupMoney group={{ ...visited, number: 'HG-2' }} money={{ ...billed, documents: [invoice], questions }} />
    </>,
    answers,
  );
  expect(screen.getByText(/^Two were ill\. Its payer is not reminded of it\.$/)).toBeTruthy();
  press('They question it');
  fill('Reason', 'Two were ill.');
  press('Mark it');
  await waitFor(() => expect(sent).toHaveLength(1));
  press('It is settled');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: 'group', invoice: number, reason: 'Two were ill.' },
    { id: 'group', invoice: number, reason: null },
  ]);
});

it('offers to make two rows of one organization one, and says what moves', async () => {
  const other = { __typename: 'Organization', id: 'brook-2', name: 'Brook school' };
  const sameOrganizations = {
    __typename: 'SameOrganizations',
    groups: 1,
    others: [{ __typename: 'OrganizationWithGroups', groups: 3, organization: other }],
  };
  const sent = renderWithAnswers(<SameOrganizations organization={visited.organization} />, {
    SameOrganizations: { sameOrganizations },
    MergeOrganizations: { mergeOrganizations: { __typename: 'Organization', id: 'brook-2' } },
  });
  await screen.findByText('It is the same as Brook school with 3 groups');
  press('It is the same as Brook school with 3 groups');
  expect(screen.getByText(/^1 group of “Brook School” .* will be of “Brook school”/)).toBeTruthy();
  press('Make them one');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('MergeOrganizations'));
  expect(sent.find(({ name }) => name === 'MergeOrganizations')?.variables).toEqual({
    ...{ from: 'brook', into: 'brook-2', reason: 'The same organization' },
  });
});
