import { useState } from 'react';
import {
  type PriceRuleInput,
  type RuleFactsFragment,
  SavePriceRuleDocument,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row } from '../../kit/design/layout/stack.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { priceSchema } from '../forms/price-schema.js';
import { spanishField } from '../forms/spanish-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { PriceList } from './price-rows.js';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface RuleFormProps {
  readonly list: PriceList;
  /** Undefined for a new rule. */
  readonly rule: RuleFactsFragment | undefined;
  readonly onClose: () => void;
}

const optional = lineField().transform((text) => text || null);

const wholeNumber = lineField()
  .regex(/^\d{0,3}$/, 'Please write a whole number, or nothing')
  .transform((text) => (text === '' ? null : Number(text)));

const kinds = z.enum(['lessDollars', 'lessPercent', 'moreDollars', 'morePercent']);

const schema = z
  .object({
    name: lineField().min(1, 'Please write what visitors read').max(60, 'At most 60 characters'),
    nameEs: spanishField('Name', 60),
    weekdays: z.array(z.string()),
    fromTime: optional,
    untilTime: optional,
    fromDate: optional,
    untilDate: optional,
    daysAheadFrom: wholeNumber,
    daysAheadUntil: wholeNumber,
    soldBelowPercent: wholeNumber,
    does: kinds,
    by: priceSchema('5'),
    floor: priceSchema('7.00'),
    ceiling: priceSchema('45.00'),
  })
  .transform(({ does, by, weekdays, ...rule }): PriceRuleInput => {
    const sign = does.startsWith('less') ? '-' : '';
    const isPercent = does.endsWith('Percent');
    return {
      ...rule,
      weekdays: weekdays.map(Number),
      percent: isPercent ? Math.round(Number(`${sign}${by}`)) : null,
      amount: isPercent ? null : `${sign}${by}`,
    };
  });

type TypedRule = z.input<typeof schema>;

function text(value: string | number | null): string {
  return value === null ? '' : String(value);
}

function typedRule(rule: RuleFactsFragment | undefined): TypedRule {
  const sizes = rule && (rule.percent !== null ? String(rule.percent) : (rule.amount ?? ''));
  const isLess = sizes?.startsWith('-') ?? true;
  const unit = rule?.percent != null ? 'Percent' : 'Dollars';
  return {
    name: rule?.name ?? '',
    nameEs: rule?.nameEs ?? '',
    weekdays: (rule?.weekdays ?? []).map(String),
    fromTime: text(rule?.fromTime ?? null),
    untilTime: text(rule?.untilTime ?? null),
    fromDate: text(rule?.fromDate ?? null),
    untilDate: text(rule?.untilDate ?? null),
    daysAheadFrom: text(rule?.daysAheadFrom ?? null),
    daysAheadUntil: text(rule?.daysAheadUntil ?? null),
    soldBelowPercent: text(rule?.soldBelowPercent ?? null),
    does: `${isLess ? 'less' : 'more'}${unit}`,
    by: sizes?.replace(/^-/, '') ?? '',
    floor: rule?.floor ?? '',
    ceiling: rule?.ceiling ?? '',
  };
}

/** Adds or replaces a rule. A retry has the same id, so that the rule is added once. */
function useRuleForm({ list, rule, onClose }: RuleFormProps) {
  const save = useAdminMutation(SavePriceRuleDocument, [StaffTourPricesDocument]);
  const [ruleId] = useState(() => rule?.id ?? randomUuid());
  return useStaffForm({
    keptAs: `rule ${rule?.id ?? 'new'} of ${list.tourId}`,
    version: list.version,
    schema,
    empty: typedRule(rule),
    refusedTitle: 'The rule was not saved',
    send: (input) => save({ tourId: list.tourId, version: list.version, ruleId, input }),
    onDone: (_answer, { name }) => {
      showToast({ title: 'Rule saved', text: name, tone: 'done' });
      onClose();
    },
    after: (typed) => typed,
  });
}

/** A price rule: its starts, its effect, and its bounds. */
export function RuleForm(props: RuleFormProps) {
  const { form, ...sending } = useRuleForm(props);
  const { rule, onClose } = props;
  return (
    <StaffForm
      of={sending}
      aria-label={rule?.name ?? 'New rule'}
      button={rule ? 'Save the rule' : 'Add the rule'}
      busyText="Saving..."
      onClose={onClose}
      style={{ maxWidth: '46rem' }}
    >
      <TextField label="Name that visitors read" autoComplete="off" {...fieldProps(form, 'name')} />
      <fieldset>
        <legend>Days of the week (none for every day)</legend>
        <Row>
          {weekdays.map((name, at) => (
            <CheckboxField key={name} label={name} value={String(at + 1)} {...form.register('weekdays')} />
          ))}
        </Row>
      </fieldset>
      <FieldPair>
        <TextField label="Starts from (optional)" hint="e.g. 9:00 AM" {...fieldProps(form, 'fromTime')} />
        <TextField label="Starts until (optional)" hint="e.g. 11:00 AM" {...fieldProps(form, 'untilTime')} />
      </FieldPair>
      <FieldPair>
        <TextField label="First day visited (optional)" type="date" {...fieldProps(form, 'fromDate')} />
        <TextField label="Last day visited (optional)" type="date" {...fieldProps(form, 'untilDate')} />
      </FieldPair>
      <FieldPair>
        <TextField label="Days ahead, at least (optional)" inputMode="numeric" {...fieldProps(form, 'daysAheadFrom')} />
        <TextField label="Days ahead, at most (optional)" inputMode="numeric" {...fieldProps(form, 'daysAheadUntil')} />
      </FieldPair>
      <TextField
        label="Only while less than this percent is sold (optional)"
        inputMode="numeric"
        {...fieldProps(form, 'soldBelowPercent')}
      />
      <FieldPair>
        <SelectField label="It" {...fieldProps(form, 'does')}>
          <option value="lessDollars">takes off dollars</option>
          <option value="lessPercent">takes off percent</option>
          <option value="moreDollars">adds dollars</option>
          <option value="morePercent">adds percent</option>
        </SelectField>
        <TextField label="How much" inputMode="decimal" {...fieldProps(form, 'by')} />
      </FieldPair>
      <FieldPair>
        <TextField label="Never below" inputMode="decimal" {...fieldProps(form, 'floor')} />
        <TextField label="Never above" inputMode="decimal" {...fieldProps(form, 'ceiling')} />
      </FieldPair>
      <SpanishFields form={form} fields={[{ name: 'nameEs', label: 'Name that visitors read' }]} />
    </StaffForm>
  );
}
