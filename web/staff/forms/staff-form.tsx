import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm, FormActions } from '../../kit/desk/form-parts.js';
import type { FormError } from '../../kit/lib/forms/form-error.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import type { KeptText } from './staff-draft.js';

/** What `useAnswerForm` and `useStaffForm` return about sending. */
export interface Sending {
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
  readonly isSubmitting: boolean;
  readonly error: FormError | undefined;
  /** What was typed before a reload and is in the form again. */
  readonly kept?: KeptText | undefined;
  /** Forgets what was typed. */
  readonly forget?: () => void;
}

interface StaffFormProps extends Pick<ComponentProps<'form'>, 'aria-label' | 'children' | 'style'> {
  readonly of: Sending;
  readonly button: string;
  readonly kind?: ComponentProps<typeof ToolButton>['kind'];
  readonly busyText?: string;
  /** If there is nothing to change, or it cannot be changed. */
  readonly disabled?: boolean | undefined;
  /** Adds a button that changes nothing, and forgets what was typed. */
  readonly onClose?: () => void;
  readonly closeText?: string;
  readonly more?: ReactNode;
}

/** Says that the form has text that was typed earlier and is not saved. */
export function KeptNotice({ kept }: Pick<Sending, 'kept'>) {
  if (!kept) return null;
  const { since, isChanged, discard } = kept;
  return (
    <Notice title={`You began this on ${venueDateTime(since)}. It is not saved yet.`}>
      {isChanged ? <p>It was changed meanwhile. Fields that you did not change have their values of now.</p> : null}
      <ToolButton onClick={discard}>Discard what I typed</ToolButton>
    </Notice>
  );
}

/** A form of the admin panel: fields, refusal, buttons. */
export function StaffForm({
  of,
  button,
  kind = 'main',
  busyText,
  disabled,
  onClose,
  closeText = 'Not now',
  more,
  children,
  ...rest
}: StaffFormProps) {
  const { submit, isSubmitting, error, kept, forget } = of;
  const leave = (): void => {
    forget?.();
    onClose?.();
  };
  return (
    <AdminForm noValidate aria-busy={isSubmitting} {...rest} onSubmit={(event) => void submit(event)}>
      <KeptNotice kept={kept} />
      {children}
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind={kind} busy={isSubmitting} busyText={busyText} disabled={disabled}>
          {button}
        </ToolButton>
        {more}
        {onClose ? (
          <ToolButton aria-disabled={isSubmitting || undefined} onClick={isSubmitting ? undefined : leave}>
            {closeText}
          </ToolButton>
        ) : null}
      </FormActions>
    </AdminForm>
  );
}
