import { useState } from 'react';
import type { Path } from 'react-hook-form';
import {
  type ChangeRule,
  hoursAhead,
  MAX_REFUND_STEPS,
  percentAt,
  refundCents,
  refundDeadlines,
  ruleSentences,
} from '../../../services/shared/contracts/src/house/change-rule.js';
import {
  HouseSetUpDocument,
  type HouseSetUpQuery,
  SetChangeRuleDocument,
  StaffNamesDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { parsePrice } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { PricesWaiting } from './prices-waiting.js';
import { atForm, PLACES, ruleSchema, type TypedRule, typedRule } from './typed-rule.js';

type SetRule = NonNullable<HouseSetUpQuery['houseSetUp']>['changeRule'];

function useRuleForm(rule: SetRule) {
  const save = useAdminMutation(SetChangeRuleDocument, [HouseSetUpDocument]);
  const { version } = rule;
  return useStaffForm({
    keptAs: 'rule of changes and refunds',
    version,
    schema: ruleSchema,
    empty: typedRule(rule),
    refusedTitle: 'The rule was not saved',
    isField: (name): name is Path<TypedRule> => name === 'changes' || /^steps\.\d\.(hours|percent)$/.test(name),
    send: async ({ rule: input, places }) => atForm(await save({ version, input }), places),
    onDone: () => {
      showToast({ title: 'Rule saved', text: 'It counts for visits that are booked from now on.', tone: 'done' });
    },
    after: (typed) => typed,
  });
}

/** "A visit of $50.00 canceled 30 hours before: $25.00 back." */
function Preview({ rule }: { readonly rule: ChangeRule | undefined }) {
  const [price, setPrice] = useState('50.00');
  const [before, setBefore] = useState('30');
  const cents = toCents(parsePrice(price) ?? '0');
  const isTyped = cents > 0 && /^\d{1,4}$/.test(before);
  const start = new Date(0);
  const now = new Date(-3_600_000 * Number(before));
  const back = rule && isTyped ? refundCents(cents, percentAt(refundDeadlines(rule, start), now)) : undefined;
  return (
    <>
      <FieldPair>
        <TextField
          label="A visit of, $"
          inputMode="decimal"
          value={price}
          error={undefined}
          onChange={({ target }) => setPrice(target.value)}
        />
        <TextField
          label="Canceled so many hours before"
          inputMode="numeric"
          value={before}
          error={undefined}
          onChange={({ target }) => setBefore(target.value)}
        />
      </FieldPair>
      <p aria-live="polite">
        {back === undefined
          ? 'Write a price and hours to see what goes back.'
          : `A visit of ${printedCents(cents)} canceled ${before} hours before: ${back === 0 ? 'nothing' : printedCents(back)} back.`}
      </p>
    </>
  );
}

function RuleForm({ rule }: { readonly rule: SetRule }) {
  const { form, ...sending } = useRuleForm(rule);
  const typed = form.watch();
  const read = ruleSchema.safeParse(typed);
  const used = typed.steps.filter(({ hours, percent }) => hours !== '' || percent !== '').length;
  return (
    <StaffForm
      of={sending}
      aria-label="Rule of changes and refunds"
      button="Save the rule"
      busyText="Saving..."
      style={{ maxWidth: '46rem' }}
    >
      <TextField
        label="Visitors change a visit until, hours before it starts"
        inputMode="numeric"
        {...fieldProps(form, 'changes')}
      />
      {PLACES.slice(0, Math.min(MAX_REFUND_STEPS, used + 1)).map((place) => (
        <FieldPair key={place}>
          <TextField
            label={`Step ${place + 1}: until, hours before`}
            inputMode="numeric"
            error={form.formState.errors.steps?.[place]?.hours?.message}
            {...form.register(`steps.${place}.hours`)}
          />
          <TextField
            label={`Step ${place + 1}: so many percent back`}
            inputMode="numeric"
            error={form.formState.errors.steps?.[place]?.percent?.message}
            {...form.register(`steps.${place}.percent`)}
          />
        </FieldPair>
      ))}
      <Text soft kind="small">
        A step that is left empty is left out; after the last one nothing goes back. Part of a cent is the house’s loss.
      </Text>
      <p aria-live="polite">
        {read.success ? `Visitors read: “${ruleSentences(hoursAhead(read.data.rule)).join(' ')}”` : ''}
      </p>
      <Preview rule={read.success ? read.data.rule : undefined} />
    </StaffForm>
  );
}

/** Until when visitors change a visit, and what goes back when they cancel. For managers. */
export function ChangeRuleTab() {
  const { data, hasFailed, reload } = useAdminQuery(HouseSetUpDocument, {});
  const names = useAdminQuery(StaffNamesDocument, {});
  const rule = data?.houseSetUp?.changeRule;
  const who = names.data?.staffAccounts?.find(({ id }) => id === rule?.confirmedBy)?.name;
  const isSet = rule !== undefined && rule.confirmedAt !== null;
  return (
    <AdminColumns>
      <AdminSection
        title="Changes and refunds"
        tools={
          rule ? (
            <StateMark tone={isSet ? 'good' : 'waiting'}>{isSet ? 'Confirmed' : 'Not confirmed'}</StateMark>
          ) : undefined
        }
      >
        {rule ? (
          <AdminSectionBody>
            <Stack gap={4}>
              <Text soft kind="small">
                {isSet && rule.confirmedAt !== null
                  ? `Saved ${venueDateTime(rule.confirmedAt)}${who === undefined ? '' : ` by ${who}`}. `
                  : 'A new house begins with this rule. Save it if it is yours. '}
                What is booked keeps the rule that it was sold by. What staff cancel, and what the house closes, goes
                back in full.
              </Text>
              <RuleForm key={rule.version} rule={rule} />
            </Stack>
          </AdminSectionBody>
        ) : (
          <PricesWaiting {...{ hasFailed, reload }} />
        )}
      </AdminSection>
    </AdminColumns>
  );
}
