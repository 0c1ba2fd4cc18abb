import { useState } from 'react';
import { PricedToursDocument, UpdateTicketTypeDocument } from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { z } from '../../kit/lib/zod.js';
import { languages } from '../../kit/words/language.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { StaffTicketType } from './price-rows.js';
import { spanishTypeFields, spanishTypeWords } from './spanish-type.js';

const schema = z.object(spanishTypeWords);

function TypeForm({ type }: { readonly type: StaffTicketType }) {
  const update = useAdminMutation(UpdateTicketTypeDocument, [PricedToursDocument]);
  const { code, label, labelEs, singularEs, pluralEs, noteEs } = type;
  const { form, ...sending } = useStaffForm({
    keptAs: `ticket type ${code} in Spanish`,
    schema,
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
