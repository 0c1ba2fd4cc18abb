import { useState } from 'react';
import { styled } from 'styled-components';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { z } from '../../kit/lib/zod.js';
import type { DecideFormProps } from './decide-form.js';
import { PeoplePicker } from './people-picker.js';
import { takenOut } from './seen.js';
import { Actions } from './verdict-parts.js';

const REASONS = ['Wrong party', 'Too many counted', 'Did not go in after all', 'Did not pay'] as const;

const schema = z.object({
  people: z.int(),
  reason: z.enum(REASONS, { error: 'Please choose why.' }),
});

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--paper-edge);
`;

type TakeOutFormProps = Pick<DecideFormProps, 'judged' | 'name' | 'onSeen'>;

/** Takes people out of the count again who were let in by mistake, with a reason. */
export function TakeOutForm({ judged, name, onSeen }: TakeOutFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { people: judged.admitted, reason: '' as z.input<typeof schema>['reason'] },
    refusedTitle: 'Nothing was changed',
    unanswered: { title: 'Nothing was changed', text: 'This phone could not save it. Tell the desk.' },
    send: ({ people, reason }) =>
      onSeen(takenOut(judged, people, reason), `${name}: ${people} taken out again.`).then(
        () => ({ __typename: 'Kept' }) as const,
        () => 'unanswered' as const,
      ),
    onDone: () => undefined,
  });
  if (!isOpen) {
    return (
      <ToolButton kind="quiet" onClick={() => setIsOpen(true)}>
        Take people out again
      </ToolButton>
    );
  }
  const people = form.watch('people');
  return (
    <Form noValidate aria-label="Take people out again" onSubmit={(event) => void submit(event)}>
      <PeoplePicker
        legend="How many did not go in?"
        most={judged.admitted}
        value={people}
        onChange={(count) => form.setValue('people', count)}
      />
      <SelectField label="Why?" autoFocus {...fieldProps(form, 'reason')}>
        <option value="">Choose</option>
        {REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {error === undefined ? null : <p role="alert">{error.text}</p>}
      <Actions>
        <ToolButton type="submit" busy={isSubmitting}>{`Take out ${people}`}</ToolButton>
        <ToolButton kind="quiet" onClick={() => setIsOpen(false)}>
          Leave them in
        </ToolButton>
      </Actions>
    </Form>
  );
}
