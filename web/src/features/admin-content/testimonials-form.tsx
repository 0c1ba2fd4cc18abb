import { useFieldArray, useForm } from 'react-hook-form';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { SaveTestimonialsDocument } from '../../generated/staff-operations.js';
import type { Testimonial } from '../../lib/site-content.js';
import { useSectionForm } from './use-section-form.js';

interface TestimonialsFormProps {
  readonly items: readonly Testimonial[];
  readonly version: number;
}

/** The guest book of the home page. */
export function TestimonialsForm({ items, version }: TestimonialsFormProps) {
  const form = useForm({ defaultValues: { items: items.map(({ words, by }) => ({ words, by })) } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const { save, error } = useSectionForm(SaveTestimonialsDocument, form, (field) =>
    /^(items\.)?\d+\.(words|by)$/.test(field) ? `items.${field.replace('items.', '')}` : undefined,
  );
  const submit = form.handleSubmit(async ({ items: input }) => void (await save({ version, input })));
  const { errors } = form.formState;
  return (
    <AdminSection title="Testimonials">
      <AdminSectionBody>
        <AdminForm noValidate aria-label="Testimonials" onSubmit={(event) => void submit(event)}>
          {fields.map(({ id }, place) => (
            <fieldset key={id} style={{ display: 'grid', gap: 'var(--s-2)', justifyItems: 'stretch' }}>
              <legend>Testimonial {place + 1}</legend>
              <TextAreaField
                label="What the visitor wrote"
                rows={2}
                error={errors.items?.[place]?.words?.message}
                {...form.register(`items.${place}.words`)}
              />
              <TextField
                label="Who wrote it"
                error={errors.items?.[place]?.by?.message}
                {...form.register(`items.${place}.by`)}
              />
              {fields.length > 3 ? (
                <ToolButton onClick={() => remove(place)}>Remove testimonial {place + 1}</ToolButton>
              ) : null}
            </fieldset>
          ))}
          <ToolButton onClick={() => append({ words: '', by: '' })}>Add a testimonial</ToolButton>
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={form.formState.isSubmitting}>
              Save testimonials
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
