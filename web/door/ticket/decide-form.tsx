import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import type { Owed } from '../data/day.js';
import type { Seen } from '../data/door-phone.js';
import { type Money, moneyWords } from '../data/payment.js';
import type { Judged } from './judge.js';
import { PeoplePicker } from './people-picker.js';
import { seenOf, sizeOf } from './seen.js';
import { TakeMoney, type Taken } from './take-money.js';
import { Actions } from './verdict-parts.js';

function schemaFor(isOverriding: boolean) {
  return z
    .object({
      people: z.int(),
      letIn: z.int(),
      reason: lineField(),
      paid: z.enum(['none', 'cash', 'card_reader', 'said']),
    })
    .refine(({ letIn, reason }) => !isOverriding || letIn === 0 || reason !== '', {
      path: ['reason'],
      message: 'Please write why they are let in.',
    });
}

export interface DecideFormProps {
  readonly judged: Judged;
  readonly name: string;
  /** What the party pays before it goes in. */
  readonly owed: Owed | undefined;
  /** A guide does not lead its time: nobody is admitted here. */
  readonly isForeign: boolean;
  /** Somebody is admitted against the verdict, with a reason. */
  readonly isOverriding: boolean;
  readonly onOverride: () => void;
  /** Resolves once the scan is stored; nobody is admitted before. */
  readonly onSeen: (seen: Seen, told: string, money?: Money) => Promise<void>;
  readonly onSell: () => void;
  readonly onLookUp: () => void;
}

const SAID_PAID = 'Said to be paid already';

/** What staff do about a ticket: admit people, or go on. */
export function DecideForm(props: DecideFormProps) {
  const { judged, name, owed, isForeign, isOverriding, onOverride, onSeen, onSell, onLookUp } = props;
  const { verdict } = judged;
  const missing = 'missing' in verdict ? verdict.missing : 0;
  const mayAdmit = !isForeign && (missing > 0 || isOverriding);
  const asksForMoney = owed !== undefined && !isForeign && !isOverriding;
  const most = missing > 0 ? missing : sizeOf(judged);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: schemaFor(isOverriding),
    empty: { people: Math.max(1, most), letIn: 0, reason: '', paid: 'none' as Taken | 'none' },
    refusedTitle: 'The scan was not saved',
    unanswered: {
      title: 'The scan was not saved',
      text: 'This phone could not save the scan, and no one was counted. Write the name down and tell the desk.',
    },
    send: ({ letIn, reason, paid }) => {
      const money = owed && (paid === 'cash' || paid === 'card_reader') ? { ...owed, paidBy: paid } : undefined;
      const why = paid === 'said' ? SAID_PAID : isOverriding && letIn > 0 ? reason : null;
      const checkMoney = paid === 'said' || (owed !== undefined && !money && letIn > 0);
      const told = [money ? moneyWords(money) : [], letIn > 0 ? `${letIn} let in` : []].flat();
      return onSeen(
        { ...seenOf(judged, letIn, why), checkMoney },
        told.length > 0 ? `${name}: ${told.join(', ')}.` : '',
        money,
      ).then(
        () => ({ __typename: 'Kept' }) as const,
        () => 'unanswered' as const,
      );
    },
    onDone: () => undefined,
  });
  const people = form.watch('people');
  const decide = async (letIn: number, paid: Taken | 'none' = 'none'): Promise<void> => {
    form.setValue('letIn', letIn);
    form.setValue('paid', paid);
    await submit();
  };

  return (
    <form
      noValidate
      aria-label="Decide"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter says nothing about the money.
        if (!asksForMoney) void decide(mayAdmit ? people : 0);
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
      {asksForMoney ? (
        <TakeMoney
          amount={owed.amount}
          admits={mayAdmit ? people : 0}
          isBusy={isSubmitting}
          onTaken={(paid) => void decide(mayAdmit ? people : 0, paid)}
        />
      ) : null}
      <Actions>
        {asksForMoney ? null : (
          <ToolButton kind="main" type="submit" busy={isSubmitting}>
            {mayAdmit ? `Admit ${people}` : 'Next scan'}
          </ToolButton>
        )}
        {asksForMoney && !mayAdmit ? <ToolButton onClick={() => void decide(0)}>Next scan</ToolButton> : null}
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
