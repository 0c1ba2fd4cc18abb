import { useState } from 'react';
import {
  AddTicketTypeDocument,
  PricedToursDocument,
  UpdateTicketTypeDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { languages } from '../../kit/words/language.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { spanishField } from '../forms/spanish-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { KeptNotice, StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { StaffTicketType } from './price-rows.js';

const wholeNumber = lineField()
  .regex(/^\d{0,3}$/, 'Please write a whole number, or nothing')
  .transform((text) => (text === '' ? null : Number(text)));

function words(what: string) {
  return lineField().min(1, `Please write ${what}`).max(40, 'At most 40 characters');
}

const spanishTypeWords = {
  labelEs: spanishField('The name of the row', 40),
  singularEs: spanishField('The word for one', 40),
  pluralEs: spanishField('The word for several', 40),
  noteEs: spanishField('Who it is for', 80),
};

const spanishTypeFields = [
  { name: 'labelEs', label: 'Name of the row' },
  { name: 'singularEs', label: 'One of them' },
  { name: 'pluralEs', label: 'Several of them' },
  { name: 'noteEs', label: 'Who it is for' },
] as const;

const schema = z.object({
  label: words('what the row is called, for example Seniors'),
  singular: words('the word for one, for example senior'),
  plural: words('the word for several, for example seniors'),
  code: lineField().regex(
    /^[a-z][a-z0-9_]{1,29}$/,
    '2 to 30 lower case letters, digits and underscores, a letter first',
  ),
  fromAge: wholeNumber,
  toAge: wholeNumber,
  note: lineField().max(80, 'At most 80 characters'),
  perAdult: wholeNumber,
  maxPerParty: wholeNumber,
  proof: z.boolean(),
  comesAlone: z.boolean(),
  bringsChildren: z.boolean(),
  ...spanishTypeWords,
});

const empty = {
  ...{ label: '', singular: '', plural: '', code: '', fromAge: '', toAge: '', note: '', perAdult: '', maxPerParty: '' },
  ...{ proof: false, comesAlone: true, bringsChildren: false },
  ...{ labelEs: '', singularEs: '', pluralEs: '', noteEs: '' },
};

/** A new guest type. No tour sells it until it has a price there. */
export function AddTypeForm() {
  const add = useAdminMutation(AddTicketTypeDocument, [PricedToursDocument]);
  const { form, isSubmitting, error, submit, kept } = useStaffForm({
    keptAs: 'new ticket type',
    schema,
    empty,
    refusedTitle: 'The type was not added',
    send: (input) => add({ input }),
    onDone: (_answer, { label }) => {
      showToast({ title: 'Type added', text: `${label}: give it a price on the tours that sell it.`, tone: 'done' });
    },
  });
  return (
    <AdminSection title="Add a type">
      <AdminSectionBody>
        <AdminForm noValidate onSubmit={(event) => void submit(event)} style={{ maxWidth: '46rem' }}>
          <KeptNotice kept={kept} />
          <FieldPair>
            <TextField label="Name of the row" autoComplete="off" {...fieldProps(form, 'label')} />
            <TextField
              label="Code"
              hint="For other programs, e.g. senior. It cannot be changed."
              autoComplete="off"
              {...fieldProps(form, 'code')}
            />
          </FieldPair>
          <FieldPair>
            <TextField label="One of them" autoComplete="off" {...fieldProps(form, 'singular')} />
            <TextField label="Several of them" autoComplete="off" {...fieldProps(form, 'plural')} />
          </FieldPair>
          <FieldPair>
            <TextField label="Youngest (optional)" inputMode="numeric" {...fieldProps(form, 'fromAge')} />
            <TextField label="Oldest (optional)" inputMode="numeric" {...fieldProps(form, 'toAge')} />
          </FieldPair>
          <TextField label="Who it is for (optional)" autoComplete="off" {...fieldProps(form, 'note')} />
          <FieldPair>
            <TextField label="Per adult (optional)" inputMode="numeric" {...fieldProps(form, 'perAdult')} />
            <TextField label="Per party (optional)" inputMode="numeric" {...fieldProps(form, 'maxPerParty')} />
          </FieldPair>
          <CheckboxField label="Staff ask for an ID at the door" {...fieldProps(form, 'proof')} />
          <CheckboxField label="Can come without other guests" {...fieldProps(form, 'comesAlone')} />
          <CheckboxField label="Counts as an adult for children" {...fieldProps(form, 'bringsChildren')} />
          <SpanishFields form={form} fields={spanishTypeFields} />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Adding...">
              Add the type
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

const spanishSchema = z.object(spanishTypeWords);

function TypeForm({ type }: { readonly type: StaffTicketType }) {
  const update = useAdminMutation(UpdateTicketTypeDocument, [PricedToursDocument]);
  const { code, label, labelEs, singularEs, pluralEs, noteEs } = type;
  const { form, ...sending } = useStaffForm({
    keptAs: `ticket type ${code} in Spanish`,
    schema: spanishSchema,
    empty: { labelEs: labelEs ?? '', singularEs: singularEs ?? '', pluralEs: pluralEs ?? '', noteEs: noteEs ?? '' },
    refusedTitle: 'The words were not saved',
    send: (input) => update({ code, input }),
    onDone: () => showToast({ title: 'Words saved', text: `${label} in Spanish`, tone: 'done' }),
    after: (typed) => typed,
  });
  return (
    <StaffForm of={sending} aria-label={`${label} in Spanish`} button="Save the words" busyText="Saving...">
      <SpanishFields form={form} fields={spanishTypeFields} />
    </StaffForm>
  );
}

/** The Spanish words of a type. The English ones are on tickets, and stay. */
export function TypesInSpanish({ types }: { readonly types: readonly StaffTicketType[] }) {
  const sold = types.filter(({ ended }) => !ended);
  const [chosen, setChosen] = useState('');
  const type = sold.find(({ code }) => code === chosen) ?? sold[0];
  if (type === undefined || !languages.includes('es')) return null;
  return (
    <AdminSection title="Types in Spanish">
      <AdminSectionBody>
        <SelectField
          label="Type"
          value={type.code}
          error={undefined}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sold.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <TypeForm key={type.code} type={type} />
      </AdminSectionBody>
    </AdminSection>
  );
}
