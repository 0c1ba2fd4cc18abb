import type { StaffAccountState, StaffRole } from '../../generated/staff-operations.js';

export const roles = ['GUIDE', 'DESK', 'MANAGER', 'OPS'] as const satisfies readonly StaffRole[];

interface RoleWords {
  readonly label: string;
  readonly hint: string;
}

/** Name and permissions of each role, in a sentence (product.md §6). */
export const roleWords: Readonly<Record<StaffRole, RoleWords>> = {
  GUIDE: { label: 'Guide', hint: 'Sees the day’s guests, without e-mail, phone or amounts.' },
  DESK: { label: 'Desk', hint: 'Bookings, orders, messages and e-mails.' },
  MANAGER: { label: 'Manager', hint: 'Everything, with tours, products, images and staff.' },
  OPS: { label: 'Ops', hint: 'Status and failed events, e-mails without addresses. Sees no guests.' },
};

/** Permissions by role, as in infra/docs/security.md. */
export const permissions: readonly (readonly [what: string, who: readonly StaffRole[]])[] = [
  ['See the day’s guests', ['GUIDE', 'DESK', 'MANAGER']],
  ['See e-mail, phone and amounts of bookings', ['DESK', 'MANAGER']],
  ['See orders and messages', ['DESK', 'MANAGER']],
  ['See which e-mails were sent', ['DESK', 'MANAGER', 'OPS']],
  ['Send an e-mail again', ['MANAGER', 'OPS']],
  ['See the status, try failed events again', ['MANAGER', 'OPS']],
  ['Change tours, products and images', ['MANAGER']],
  ['Manage accounts, search the record', ['MANAGER']],
];

export type Tone = 'good' | 'bad' | 'waiting';

export const stateWords: Readonly<Record<StaffAccountState, readonly [Tone, string]>> = {
  ACTIVE: ['good', 'Active'],
  INVITED: ['waiting', 'Invited'],
  DISABLED: ['bad', 'Disabled'],
};
