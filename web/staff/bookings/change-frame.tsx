import type { ComponentProps } from 'react';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';

interface ChangeFrameProps extends ComponentProps<typeof StaffForm> {
  readonly reason: Omit<ComponentProps<typeof ReasonField>, 'usual' | 'label' | 'hint'>;
}

export function ChangeFrame({ reason, children, ...rest }: ChangeFrameProps) {
  return (
    <StaffForm busyText="Saving..." {...rest}>
      {children}
      <ReasonField usual="change" hint="Kept with the booking, not shown to the guest" {...reason} />
    </StaffForm>
  );
}
