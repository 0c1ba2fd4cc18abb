import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextAreaField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { FormError } from '../../lib/forms/form-error.js';

interface ChangeFrameProps {
  readonly change: {
    readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
    readonly isSubmitting: boolean;
    readonly error: FormError | undefined;
  };
  readonly reason: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint'>;
  /** Its words; `danger` for what ends the booking. */
  readonly button: string;
  readonly kind?: 'main' | 'danger';
  /** While there is nothing to change, or it cannot be. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of a change of a booking, the reason for it, and its buttons. */
export function ChangeFrame({ change, reason, button, kind = 'main', disabled, onClose, children }: ChangeFrameProps) {
  const { submit, isSubmitting, error } = change;
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <TextAreaField label="Reason" hint="Kept with the booking, not shown to the guest" {...reason} />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind={kind} busy={isSubmitting} busyText="Saving..." disabled={disabled}>
          {button}
        </ToolButton>
        <ToolButton aria-disabled={isSubmitting || undefined} onClick={isSubmitting ? undefined : onClose}>
          Leave it
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
