import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Row } from '../../design/layout/stack.js';
import { fieldProps } from '../../lib/field-props.js';
import { type RuleFormProps, useRuleForm } from './use-rule-form.js';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** A price rule: its starts, its effect, and its bounds. */
export function RuleForm(props: RuleFormProps) {
  const { form, isSubmitting, error, submit } = useRuleForm(props);
  const { rule, onClose } = props;
  return (
    <AdminForm
      noValidate
      aria-label={rule?.name ?? 'New rule'}
      onSubmit={(event) => void submit(event)}
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
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Saving...">
          {rule ? 'Save the rule' : 'Add the rule'}
        </ToolButton>
        <ToolButton onClick={onClose}>Not now</ToolButton>
      </FormActions>
    </AdminForm>
  );
}
