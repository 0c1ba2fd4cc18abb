import { styled } from 'styled-components';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import type { Seen } from '../data/door-phone.js';
import type { Judged } from './judge.js';
import { seenOf, sizeOf } from './seen.js';
import { Actions } from './verdict-parts.js';

const Choice = styled.fieldset`
  legend { font: 600 var(--t-4)/1.2 var(--ui); margin-bottom: var(--s-2); }
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr)); gap: var(--s-2); }
  label { position: relative; }
  input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; margin: 0; cursor: pointer; }
  span { display: grid; place-items: center; min-height: 4.5rem; font: 600 2rem/1 var(--ui); background: var(--paper-raised); border: 2px solid var(--paper-edge); }
  :checked + span { background: var(--night); color: var(--brass-lit); border-color: var(--night); box-shadow: inset 0 0 0 4px var(--night), inset 0 0 0 6px var(--brass); }
  :focus-visible + span { outline: 6px double var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { :checked + span { outline: 4px solid Highlight; } }
`;

interface PeoplePickerProps {
  readonly legend: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (people: number) => void;
}

/** How many are admitted: a button per number. */
function PeoplePicker({ legend, most, value, onChange }: PeoplePickerProps) {
  return (
    <Choice>
      <legend>{legend}</legend>
      <div>
        {Array.from({ length: most }, (_, at) => at + 1).map((people) => (
          <label key={people}>
            <input type="radio" name="people" checked={people === value} onChange={() => onChange(people)} />
            <span>{people}</span>
          </label>
        ))}
      </div>
    </Choice>
  );
}

function schemaFor(isOverriding: boolean) {
  return z
    .object({ people: z.int(), letIn: z.int(), reason: lineField() })
    .refine(({ letIn, reason }) => !isOverriding || letIn === 0 || reason !== '', {
      path: ['reason'],
      message: 'Please write why they are let in.',
    });
}

export interface DecideFormProps {
  readonly judged: Judged;
  readonly name: string;
  /** A guide does not lead its time: nobody is admitted here. */
  readonly isForeign: boolean;
  /** Somebody is admitted against the verdict, with a reason. */
  readonly isOverriding: boolean;
  readonly onOverride: () => void;
  /** Resolves once the scan is stored; nobody is admitted before. */
  readonly onSeen: (seen: Seen, told: string) => Promise<void>;
  readonly onSell: () => void;
  readonly onLookUp: () => void;
}

/** What staff do about a ticket: admit people, or go on. */
export function DecideForm(props: DecideFormProps) {
  const { judged, name, isForeign, isOverriding, onOverride, onSeen, onSell, onLookUp } = props;
  const { verdict } = judged;
  const missing = 'missing' in verdict ? verdict.missing : 0;
  const mayAdmit = !isForeign && (missing > 0 || isOverriding);
  const most = missing > 0 ? missing : sizeOf(judged);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: schemaFor(isOverriding),
    empty: { people: Math.max(1, most), letIn: 0, reason: '' },
    refusedTitle: 'The scan was not saved',
    unanswered: {
      title: 'The scan was not saved',
      text: 'This phone could not save the scan, and no one was counted. Write the name down and tell the desk.',
    },
    send: ({ letIn, reason }) =>
      onSeen(
        seenOf(judged, letIn, isOverriding && letIn > 0 ? reason : null),
        letIn > 0 ? `${name}: ${letIn} let in.` : '',
      ).then(
        () => ({ __typename: 'Kept' }) as const,
        () => 'unanswered' as const,
      ),
    onDone: () => undefined,
  });
  const people = form.watch('people');
  const decide = async (letIn: number): Promise<void> => {
    form.setValue('letIn', letIn);
    await submit();
  };

  return (
    <form
      noValidate
      aria-label="Decide"
      onSubmit={(event) => {
        event.preventDefault();
        void decide(mayAdmit ? people : 0);
      }}
    >
      {mayAdmit ? (
        <PeoplePicker
          legend={verdict.kind === 'CHANGED' ? 'Use the booking. How many now?' : 'How many now?'}
          most={most}
          value={people}
          onChange={(count) => form.setValue('people', count)}
        />
      ) : null}
      {isOverriding && mayAdmit ? (
        <TextField label="Why are they let in?" maxLength={500} {...fieldProps(form, 'reason')} />
      ) : null}
      {error === undefined ? null : <p role="alert">{error.text}</p>}
      <Actions>
        <ToolButton kind="main" type="submit" busy={isSubmitting}>
          {mayAdmit ? `Admit ${people}` : 'Next scan'}
        </ToolButton>
        {mayAdmit ? <ToolButton onClick={() => void decide(0)}>Not now</ToolButton> : null}
        {verdict.kind === 'CANCELLED' && !isOverriding ? (
          <ToolButton onClick={() => void decide(0).then(onSell)}>Sell seats now</ToolButton>
        ) : null}
        {verdict.kind === 'NOT_OURS' && !isOverriding ? (
          <ToolButton onClick={() => void decide(0).then(onLookUp)}>Look up the name</ToolButton>
        ) : null}
        {mayAdmit || isForeign || sizeOf(judged) === 0 ? null : (
          <ToolButton kind="quiet" onClick={onOverride}>
            {'missing' in verdict ? 'Admit more, with a reason' : 'Admit anyway, with a reason'}
          </ToolButton>
        )}
      </Actions>
    </form>
  );
}
