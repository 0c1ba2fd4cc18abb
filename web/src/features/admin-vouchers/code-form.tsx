import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Row } from '../../design/layout/stack.js';
import { PromotionTargetsDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { targetsOf, useCodeForm } from './use-code-form.js';

export function CodeForm({ onClose }: { readonly onClose: () => void }) {
  const targets = targetsOf(useAdminQuery(PromotionTargetsDocument, {}).data);
  const { form, isSubmitting, error, submit } = useCodeForm(targets, onClose);
  const [forTours, forGoods] = form.watch(['forTours', 'forGoods']);
  const choices = [
    { name: 'tours', legend: 'Which tours (none for all)', isShown: forTours },
    { name: 'ticketTypes', legend: 'Which types of ticket (none for all)', isShown: forTours },
    { name: 'products', legend: 'Which goods (none for all)', isShown: forGoods },
  ] as const;
  return (
    <AdminSection title="Create a code">
      <AdminSectionBody>
        <AdminForm
          noValidate
          aria-label="Create a code"
          onSubmit={(event) => void submit(event)}
          style={{ maxWidth: '46rem' }}
        >
          <FieldPair>
            <TextField
              label="Code"
              hint="3 to 20 letters and digits. It can be printed on a flyer"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...fieldProps(form, 'code')}
            />
            <TextField label="Name that visitors read" autoComplete="off" {...fieldProps(form, 'name')} />
          </FieldPair>
          <FieldPair>
            <SelectField label="It" {...fieldProps(form, 'kind')}>
              <option value="percent">takes off percent</option>
              <option value="cents">takes off dollars, once for an order</option>
              <option value="fixed_price">sets the price of each, in dollars</option>
            </SelectField>
            <TextField label="How much" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
          </FieldPair>
          <fieldset>
            <legend>What it is for</legend>
            <Row>
              <CheckboxField label="Tours" {...fieldProps(form, 'forTours')} />
              <CheckboxField label="Goods" {...fieldProps(form, 'forGoods')} />
            </Row>
          </fieldset>
          {choices.map(({ name, legend, isShown }) =>
            isShown && targets[name].length > 0 ? (
              <fieldset key={name}>
                <legend>{legend}</legend>
                <Row>
                  {targets[name].map((one) => (
                    <CheckboxField key={one.id} label={one.name} value={one.id} {...form.register(name)} />
                  ))}
                </Row>
              </fieldset>
            ) : null,
          )}
          <FieldPair>
            <TextField label="First day of use (optional)" type="date" {...fieldProps(form, 'saleFrom')} />
            <TextField label="Last day of use (optional)" type="date" {...fieldProps(form, 'saleUntil')} />
          </FieldPair>
          <FieldPair>
            <TextField label="First day visited (optional)" type="date" {...fieldProps(form, 'visitFrom')} />
            <TextField label="Last day visited (optional)" type="date" {...fieldProps(form, 'visitUntil')} />
          </FieldPair>
          <FieldPair>
            <TextField
              label="Least amount, $ (optional)"
              hint="Of what it is for"
              inputMode="decimal"
              {...fieldProps(form, 'least')}
            />
            <TextField label="Most uses (optional)" inputMode="numeric" {...fieldProps(form, 'usesLimit')} />
          </FieldPair>
          <CheckboxField label="Once for each e-mail address" {...fieldProps(form, 'oncePerAddress')} />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Making...">
              Create the code
            </ToolButton>
            <ToolButton onClick={onClose}>Cancel</ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
