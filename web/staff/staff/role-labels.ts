import type { StaffAccountState, StaffRole } from '../../generated/staff-operations.js';

export const roles = ['GUIDE', 'DESK', 'MANAGER', 'OPS', 'BOOKKEEPER', 'OWNER'] as const satisfies readonly StaffRole[];

/** They lead tours, and have a calendar of them. */
export function leads(role: StaffRole): boolean {
  return role === 'GUIDE' || role === 'DESK' || role === 'MANAGER';
}

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
  BOOKKEEPER: {
    label: 'Bookkeeper',
    hint: 'Reads money and the sales behind it, and what staff did with money. Changes nothing.',
  },
  OWNER: { label: 'Owner', hint: 'Reads money and the sales behind it, and visits. Changes nothing.' },
};

/** Permissions by role, as in infra/docs/security.md. */
export const permissions: readonly (readonly [what: string, who: readonly StaffRole[]])[] = [
  ['See the day’s guests', ['GUIDE', 'DESK', 'MANAGER']],
  ['See e-mail, phone and amounts of bookings', ['DESK', 'MANAGER']],
  ['See orders and messages', ['DESK', 'MANAGER']],
  ['See which e-mails were sent', ['DESK', 'MANAGER', 'OPS']],
  ['Send an e-mail again', ['MANAGER', 'OPS']],
  ['See the status, try failed events again', ['MANAGER', 'OPS']],
  ['Read money, vouchers and the sales behind them', ['MANAGER', 'BOOKKEEPER', 'OWNER']],
  ['Read how many visitors came', ['DESK', 'MANAGER', 'OWNER']],
  ['Give money back', ['DESK', 'MANAGER']],
  ['Set prices and sales tax, issue vouchers, correct the books', ['MANAGER']],
  ['Change tours, products and images', ['MANAGER']],
  ['Manage accounts, search the record', ['MANAGER']],
  ['Search the record of what moved money', ['MANAGER', 'BOOKKEEPER']],
];

export type Tone = 'good' | 'bad' | 'waiting';

export const stateWords: Readonly<Record<StaffAccountState, readonly [Tone, string]>> = {
  ACTIVE: ['good', 'Active'],
  INVITED: ['waiting', 'Invited'],
  DISABLED: ['bad', 'Disabled'],
};
