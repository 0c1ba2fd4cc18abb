import type { ComponentProps } from 'react';
import { StaffForm } from '../../admin/forms/staff-form.js';
import { TextAreaField } from '../../design/controls/text-field.js';

interface ChangeFrameProps extends ComponentProps<typeof StaffForm> {
  readonly reason: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint'>;
}

export function ChangeFrame({ reason, children, ...rest }: ChangeFrameProps) {
  return (
    <StaffForm busyText="Saving..." {...rest}>
      {children}
      <TextAreaField label="Reason" hint="Kept with the booking, not shown to the guest" {...reason} />
    </StaffForm>
  );
}
