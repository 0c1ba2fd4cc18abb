import type { ComponentProps } from 'react';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { FormActions } from '../../admin/forms/form-parts.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { FormError } from '../../lib/forms/form-error.js';
import { partiesText } from './calendar-words.js';
import { type Preview, PreviewFacts } from './preview-facts.js';

interface ConfirmClosingProps {
  readonly preview: Preview;
  /** Takes the number of parties. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly error: FormError | undefined;
}

/** What a closing does, and the button that closes. With parties, their number is typed first. */
export function ConfirmClosing({ preview, field, isConfirmed, isBusy, error }: ConfirmClosingProps) {
  const isEmpty = preview.parties === 0;
  return (
    <>
      <PreviewFacts preview={preview} />
      <p>
        Nothing of it is sold from then on. Whoever is paying at that moment is refused and gets the money back. Every
        party gets an e-mail with up to two other times, kept until the deadline, and a way to cancel. The site says
        “closed” at once.
      </p>
      {isEmpty ? null : (
        <TextField
          label={`Type the number of parties, ${preview.parties}, to confirm`}
          inputMode="numeric"
          autoComplete="off"
          {...field}
        />
      )}
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton
          type="submit"
          kind="danger"
          busy={isBusy}
          busyText="Closing..."
          aria-disabled={!isConfirmed || undefined}
        >
          {isEmpty ? 'Close: nobody has booked' : `Close and notify ${partiesText(preview.parties)}`}
        </ToolButton>
      </FormActions>
    </>
  );
}
