import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Dialog } from '../../design/layers/dialog.js';
import { showToast } from '../../design/layers/toasts.js';
import { Icon } from '../../design/marks/icon.js';
import { type Answer, type FormError, formErrorOf, isRefusal, showFieldMessages } from '../../lib/forms/form-error.js';
import { ErrorNotice } from '../forms/error-notice.js';
import { AdminForm, FormActions } from '../forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useWideScreen } from '../layout/use-wide-screen.js';
import { capitalized, type RecordKind, type VersionedRecord } from './record-kind.js';

interface CreationFormProps<Row extends VersionedRecord, Form extends FieldValues, Input> {
  readonly kind: RecordKind<Row, Form, Input>;
  readonly create: (input: Input) => Promise<Answer>;
}

/** Creates a record: in a form beside the list where there is room, else in a dialog. It is empty again afterwards. */
export function CreationForm<Row extends VersionedRecord, Form extends FieldValues, Input>({
  kind: { name, schema, emptyForm, isField, Fields },
  create,
}: CreationFormProps<Row, Form, Input>) {
  const title = `Create New ${capitalized(name)}`;
  const isWide = useWideScreen();
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState(0);
  const [error, setError] = useState<FormError>();
  const form = useForm<Form, unknown, Input>({ resolver: zodResolver(schema), defaultValues: emptyForm });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    setError(undefined);
    const answer = await create(input);
    if (isRefusal(answer)) {
      setError(formErrorOf(`The ${name} was not created`, answer, isField));
      showToast({ title: 'Error', text: `Failed to create ${name}`, tone: 'refused' });
      showFieldMessages(answer, isField, form.setError);
      return;
    }
    form.reset(emptyForm);
    setCreated(created + 1);
    setIsOpen(false);
    const text = `${capitalized(name)} has been created successfully`;
    showToast({ title: `${capitalized(name)} created`, text, tone: 'done' });
  });

  const fields = (
    <AdminForm noValidate aria-label={title} aria-busy={isSubmitting} onSubmit={(event) => void submit(event)}>
      <Fields key={created} form={form} isNew />
      <ErrorNotice error={isSubmitting ? undefined : error} />
      <FormActions>
        <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Creating...">
          {`Create ${capitalized(name)}`}
        </ToolButton>
      </FormActions>
    </AdminForm>
  );

  if (isWide) {
    return (
      <AdminSection title={title}>
        <AdminSectionBody>{fields}</AdminSectionBody>
      </AdminSection>
    );
  }
  return (
    <div>
      <ToolButton kind="main" wide onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={18} />
        {title}
      </ToolButton>
      <Dialog plain open={isOpen} onOpenChange={setIsOpen} title={title}>
        {fields}
      </Dialog>
    </div>
  );
}
