import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { fieldProps } from '../../lib/field-props.js';
import type { Answer } from '../../lib/forms/form-error.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { z } from '../../lib/zod.js';

const schema = z.object({ currentPassword: z.string().min(1, 'Your password is required') });

interface CurrentPasswordFormProps<Sent extends Answer> {
  /** The words of the button. */
  readonly action: string;
  readonly kind: 'main' | 'danger';
  readonly refusedTitle: string;
  readonly send: (form: { currentPassword: string }) => Promise<Sent>;
  readonly onDone: (answer: Exclude<Sent, 'unanswered'>) => void;
}

/** Asks for the password before the second step is turned on or off. */
export function CurrentPasswordForm<Sent extends Answer>(props: CurrentPasswordFormProps<Sent>) {
  const { action, kind, refusedTitle, send, onDone } = props;
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { currentPassword: '' },
    refusedTitle,
    send,
    onDone,
  });
  return (
    <AdminForm noValidate aria-label={action} aria-busy={isSubmitting} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'currentPassword')}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton kind={kind} type="submit" busy={isSubmitting} busyText="Checking...">
          {action}
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
