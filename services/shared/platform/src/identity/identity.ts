/** Carries the signed identity from the gateway (or another service) to a subgraph. */
export const identityHeader = 'x-hilltop-identity';

/** Roles of staff (product.md §6). None includes another. */
export const staffRoles = ['guide', 'desk', 'manager', 'ops'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The caller, as stated by the issuer. */
export type Identity =
  | { readonly role: 'visitor' }
  /** A signed-in member of staff; `id` is the account's, `session` the session's. */
  | { readonly role: 'staff'; readonly id: string; readonly staffRole: StaffRole; readonly session: string }
  /** Another service of ours; `name` is its own. */
  | { readonly role: 'service'; readonly name: string };

export const visitor: Identity = { role: 'visitor' };

export const isStaff = (identity: Identity): identity is Identity & { role: 'staff' } => identity.role === 'staff';

export const isStaffRole = (text: unknown): text is StaffRole => staffRoles.some((role) => role === text);
