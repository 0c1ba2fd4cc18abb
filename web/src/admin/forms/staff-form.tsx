import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { FormError } from '../../lib/forms/form-error.js';
import { ErrorNotice } from './error-notice.js';
import { AdminForm, FormActions } from './form-parts.js';

/** What `useAnswerForm` returns about sending. */
export interface Sending {
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
  readonly isSubmitting: boolean;
  readonly error: FormError | undefined;
}

interface StaffFormProps extends Pick<ComponentProps<'form'>, 'aria-label' | 'children' | 'style'> {
  readonly of: Sending;
  readonly button: string;
  readonly kind?: ComponentProps<typeof ToolButton>['kind'];
  readonly busyText?: string;
  /** If there is nothing to change, or it cannot be changed. */
  readonly disabled?: boolean | undefined;
  /** Adds a button that changes nothing. */
  readonly onClose?: () => void;
  readonly more?: ReactNode;
}

/** A form of the admin panel: fields, refusal, buttons. */
export function StaffForm({
  of,
  button,
  kind = 'main',
  busyText,
  disabled,
  onClose,
  more,
  children,
  ...rest
}: StaffFormProps) {
  const { submit, isSubmitting, error } = of;
  return (
    <AdminForm noValidate aria-busy={isSubmitting} {...rest} onSubmit={(event) => void submit(event)}>
      {children}
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind={kind} busy={isSubmitting} busyText={busyText} disabled={disabled}>
          {button}
        </ToolButton>
        {more}
        {onClose ? (
          <ToolButton aria-disabled={isSubmitting || undefined} onClick={isSubmitting ? undefined : onClose}>
            Not now
          </ToolButton>
        ) : null}
      </FormActions>
    </AdminForm>
  );
}
