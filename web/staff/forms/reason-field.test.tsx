import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { field, fill, press } from '../../test/form-actions.js';
import { ReasonField, USUAL_REASONS } from './reason-field.js';
import { StaffForm } from './staff-form.js';

const schema = z.object({ reason: lineField().min(3, 'Please give a reason in a few words').max(500) });

function Form({ onSent }: { readonly onSent: (reason: string) => void }) {
  const { form, ...sending } = useAnswerForm({
    ...{ schema, empty: { reason: '' }, refusedTitle: 'Nothing was changed' },
    send: async ({ reason }) => {
      onSent(reason);
      return { __typename: 'Moved' };
    },
    onDone: () => undefined,
  });
  return (
    <StaffForm of={sending} button="Move">
      <ReasonField usual="change" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

function Question() {
  const [reason, setReason] = useState('');
  return <ReasonField usual="waiting" value={reason} onChange={({ target }) => setReason(target.value)} />;
}

it('sends a usual reason after one press, and one’s own words', async () => {
  const sent: string[] = [];
  render(<Form onSent={(reason) => sent.push(reason)} />);
  press('The guest asked');
  expect(field('Reason').value).toBe('The guest asked');
  press('Move');
  await waitFor(() => expect(sent).toEqual(['The guest asked']));
  fill('Reason', 'The bus broke down');
  press('Move');
  await waitFor(() => expect(sent).toEqual(['The guest asked', 'The bus broke down']));
});

it('fills a field that its dialog controls', () => {
  render(<Question />);
  press('Our mistake');
  expect(field('Reason').value).toBe('Our mistake');
});

it('has reasons that every service takes', () => {
  for (const reason of Object.values(USUAL_REASONS).flat()) {
    expect(schema.safeParse({ reason }).success).toBe(true);
  }
});
