import { useId, useState } from 'react';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Text } from '../../design/type/text.js';
import type { LeftOutBecause } from '../../generated/staff-operations.js';
import { reasons } from './entry-words.js';

interface LeaveOutFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly leaveOut: (because: LeftOutBecause) => Promise<void>;
  readonly onClose: () => void;
}

/** Why words are left out. */
export function LeaveOutForm({ name, isBusy, leaveOut, onClose }: LeaveOutFormProps) {
  const group = useId();
  const [because, setBecause] = useState<LeftOutBecause>('advertising');
  return (
    <AdminForm
      aria-label={`Leave out ${name}’s words`}
      onSubmit={(event) => {
        event.preventDefault();
        void leaveOut(because);
      }}
    >
      <fieldset>
        <legend>Why</legend>
        {reasons.map(([value, words], place) => (
          <label key={value} style={{ display: 'flex', alignItems: 'center', gap: 'var(--s-2)', minHeight: '2.75rem' }}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={because === value}
              ref={place === 0 ? focusOnce : undefined}
              onChange={() => setBecause(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <Text soft>The guest isn’t told. It stays on record who left it out, and it can be taken in later.</Text>
      <FormActions>
        <ToolButton type="submit" kind="danger" busy={isBusy}>
          Leave out
        </ToolButton>
        <ToolButton onClick={onClose}>Back</ToolButton>
      </FormActions>
    </AdminForm>
  );
}

/** The pressed button is gone. */
function focusOnce(input: HTMLInputElement | null): void {
  if (input && input.dataset.focused === undefined) {
    input.dataset.focused = '';
    input.focus();
  }
}
