import {
  RecordSharedPaymentDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { methodWords } from './group-words.js';
import { type MoneyFormProps, money } from './money-forms.js';

interface TypedPart {
  readonly group: string;
  readonly amount: string;
}

const MOST = 20;
const none: TypedPart = { group: '', amount: '' };

function centsOf(typed: string): number {
  return Math.round(Number(parsePrice(typed) ?? 0) * 100);
}

function sumOf(parts: readonly TypedPart[]): number {
  return parts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

const shared = money
  .extend({ parts: z.array(z.object({ group: z.string(), amount: z.string() })) })
  .superRefine(({ amount, parts }, context) => {
    const isWhole = parts.every((part) => part.group.trim() !== '' && centsOf(part.amount) > 0);
    const message = isWhole
      ? 'The parts must be the whole amount'
      : 'Please write the number of each group and its part';
    if (!isWhole || sumOf(parts) !== centsOf(amount)) context.addIssue({ code: 'custom', path: ['parts'], message });
  });

const once = sendOnce('shared-group-payment');

/** Writes down one check that pays several groups. */
export function SharedPaymentForm({ group, money: { owedCents }, onClose }: MoneyFormProps) {
  const record = useAdminMutation(RecordSharedPaymentDocument, [StaffGroupsDocument, StaffGroupDocument]);
  const { id, number } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `shared money of ${id}`,
    schema: shared,
    empty: {
      ...{ method: 'check', amount: '', reference: '', day: venueToday() },
      parts: [{ group: number, amount: owedCents > 0 ? toAmount(owedCents) : '' }, none],
    },
    refusedTitle: 'The money was not written down',
    unanswered: { title: 'No answer from the server', text: 'Send it again: it is written down once.' },
    send: ({ amount, parts, ...read }) => {
      const input = { ...read, amount: parsePrice(amount) ?? amount };
      const named = parts.map((part) => ({ group: part.group.trim(), amount: parsePrice(part.amount) ?? part.amount }));
      return once([input, named], (idempotencyKey) => record({ input, parts: named, idempotencyKey }));
    },
    onDone: (_answer, { amount, parts }) => {
      showToast({ title: 'Written down', text: `$${parsePrice(amount)}, ${parts.length} groups.`, tone: 'done' });
      onClose();
    },
  });
  const [parts, amount] = form.watch(['parts', 'amount']);
  const { isSubmitted, errors } = form.formState;
  const setParts = (next: TypedPart[]): void => form.setValue('parts', next, { shouldValidate: isSubmitted });
  const change = (place: number, more: Partial<TypedPart>): void =>
    setParts(parts.map((part, at) => (at === place ? { ...part, ...more } : part)));
  const fault = errors.parts?.message ?? errors.parts?.root?.message;
  return (
    <StaffForm of={sending} aria-label="One check for several groups" button="Write it down" onClose={onClose}>
      <FieldPair>
        <SelectField label="How" {...fieldProps(form, 'method')}>
          {Object.entries(methodWords).map(([method, words]) => (
            <option key={method} value={method}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField label="All of it, $" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
        <TextField label="Number or note (optional)" autoComplete="off" {...fieldProps(form, 'reference')} />
        <TextField label="Day" type="date" max={venueToday()} {...fieldProps(form, 'day')} />
      </FieldPair>
      {Object.entries(parts).map(([place, part]) => (
        <FieldPair key={place}>
          <TextField
            label={`Group ${Number(place) + 1}`}
            hint="Its number, HG-..."
            autoComplete="off"
            value={part.group}
            error={Number(place) === parts.length - 1 ? fault : undefined}
            onChange={({ target }) => change(Number(place), { group: target.value })}
          />
          <TextField
            label={`Part of group ${Number(place) + 1}, $`}
            inputMode="decimal"
            autoComplete="off"
            value={part.amount}
            error={undefined}
            onChange={({ target }) => change(Number(place), { amount: target.value })}
          />
        </FieldPair>
      ))}
      <div>
        {parts.length < MOST ? <ToolButton onClick={() => setParts([...parts, none])}>Another group</ToolButton> : null}{' '}
        {parts.length > 1 ? (
          <ToolButton onClick={() => setParts(parts.slice(0, -1))}>Take the last one away</ToolButton>
        ) : null}
      </div>
      <Text soft aria-live="polite">
        {printedCents(sumOf(parts))} of {printedCents(centsOf(amount))} is named.
      </Text>
    </StaffForm>
  );
}
