/** Carries the signed identity to a subgraph. */
export const identityHeader = 'x-hilltop-identity';

/** None includes another. */
export const staffRoles = ['guide', 'desk', 'manager', 'ops', 'bookkeeper', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** They read reports and what a report opens, of visitors the names alone, and change nothing but their own account. */
export const readingRoles: readonly StaffRole[] = ['bookkeeper', 'owner'];

export type Identity =
  | { readonly role: 'visitor' }
  /** `id` is the account's, `session` the session's. */
  | { readonly role: 'staff'; readonly id: string; readonly staffRole: StaffRole; readonly session: string }
  | { readonly role: 'service'; readonly name: string };

export const visitor: Identity = { role: 'visitor' };

export const readsOnly = (identity: Identity): boolean =>
  identity.role === 'staff' && readingRoles.includes(identity.staffRole);

export const isStaff = (identity: Identity): identity is Identity & { role: 'staff' } => identity.role === 'staff';

export const isStaffRole = (text: unknown): text is StaffRole => staffRoles.some((role) => role === text);
