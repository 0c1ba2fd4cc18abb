import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { type Answer, isRefusal } from '../../kit/lib/forms/form-error.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useWideScreen } from '../layout/use-wide-screen.js';
import type { RecordKind, VersionedRecord } from './record-kind.js';

interface CreationFormProps<Row extends VersionedRecord, Form extends FieldValues, Input> {
  readonly kind: RecordKind<Row, Form, Input>;
  readonly create: (input: Input) => Promise<Answer>;
}

/** Creates a record, in a form next to the list or, without room, in a dialog; it is empty again afterwards. */
export function CreationForm<Row extends VersionedRecord, Form extends FieldValues, Input>({
  kind: { name, schema, emptyForm, isField, Fields },
  create,
}: CreationFormProps<Row, Form, Input>) {
  const title = `Create New ${capitalized(name)}`;
  const isWide = useWideScreen();
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState(0);
  const { form, ...sending } = useStaffForm<Form, Input, Answer>({
    keptAs: `new ${name}`,
    schema,
    empty: emptyForm,
    isField,
    refusedTitle: `The ${name} was not created`,
    send: create,
    onRefused: (answer) => {
      if (isRefusal(answer)) showToast({ title: 'Error', text: `Failed to create ${name}`, tone: 'refused' });
      return false;
    },
    onDone: () => {
      setCreated(created + 1);
      setIsOpen(false);
      const text = `${capitalized(name)} has been created successfully`;
      showToast({ title: `${capitalized(name)} created`, text, tone: 'done' });
    },
  });

  const fields = (
    <StaffForm of={sending} aria-label={title} button={`Create ${capitalized(name)}`} busyText="Creating...">
      <Fields key={created} form={form} isNew />
    </StaffForm>
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
