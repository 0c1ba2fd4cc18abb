import { useFieldArray, useForm } from 'react-hook-form';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { SaveHouseDetailsDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import type { HouseDetails } from '../../lib/site-content.js';
import { useSectionForm } from './use-section-form.js';

interface HouseFormProps {
  readonly house: HouseDetails;
  readonly version: number;
}

/** How to reach the house: address, phone, e-mail and pages elsewhere. */
export function HouseForm({ house, version }: HouseFormProps) {
  const { street, town, phone, email, socials } = house;
  const form = useForm({
    defaultValues: {
      street,
      town,
      phone,
      email: email ?? '',
      socials: socials.map(({ name, url }) => ({ name, url })),
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'socials' });
  const { save, error } = useSectionForm(SaveHouseDetailsDocument, form, (field) =>
    /^(street|town|phone|email|socials\.\d+\.(name|url))$/.test(field) ? field : undefined,
  );
  const submit = form.handleSubmit(async (input) => void (await save({ version, input })));
  const { errors } = form.formState;
  return (
    <AdminSection title="House details">
      <AdminSectionBody>
        <AdminForm noValidate aria-label="House details" onSubmit={(event) => void submit(event)}>
          <FieldPair>
            <TextField label="Street" {...fieldProps(form, 'street')} />
            <TextField label="Town" {...fieldProps(form, 'town')} />
          </FieldPair>
          <FieldPair>
            <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
            <TextField
              label="E-mail"
              type="email"
              hint="Without one, the site links to the contact form."
              {...fieldProps(form, 'email')}
            />
          </FieldPair>
          <fieldset style={{ display: 'grid', gap: 'var(--s-3)' }}>
            <legend>Social links</legend>
            {fields.map(({ id }, place) => (
              <FieldPair key={id}>
                <TextField
                  label={`Name of page ${place + 1}`}
                  error={errors.socials?.[place]?.name?.message}
                  {...form.register(`socials.${place}.name`)}
                />
                <div style={{ display: 'grid', gap: 'var(--s-2)' }}>
                  <TextField
                    label={`Address of page ${place + 1}`}
                    type="url"
                    error={errors.socials?.[place]?.url?.message}
                    {...form.register(`socials.${place}.url`)}
                  />
                  <ToolButton style={{ justifySelf: 'start' }} onClick={() => remove(place)}>
                    Remove page {place + 1}
                  </ToolButton>
                </div>
              </FieldPair>
            ))}
            <ToolButton onClick={() => append({ name: '', url: '' })}>Add a page</ToolButton>
          </fieldset>
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={form.formState.isSubmitting}>
              Save house details
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
