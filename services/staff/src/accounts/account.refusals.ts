import type { Refusal } from '@hilltop/platform/outcome/refusal';

export const accountNotFound: Refusal<'StaffAccountNotFound'> = {
  __typename: 'StaffAccountNotFound',
  message: 'There is no such account or session, or it has just changed.',
};

export const lastManager: Refusal<'LastManager'> = {
  __typename: 'LastManager',
  message: 'This is the last manager who can sign in. Please make someone else a manager first.',
};
