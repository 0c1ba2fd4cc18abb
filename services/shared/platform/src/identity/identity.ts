/** Carries the signed identity from the gateway (or another service) to a subgraph. */
export const identityHeader = 'x-hilltop-identity';

/** The caller, as the signer states it. */
export type Identity =
  | { readonly role: 'visitor' }
  /** A signed-in member of staff; `id` is the account's. */
  | { readonly role: 'staff'; readonly id: string }
  /** Another service of ours; `name` is its own. */
  | { readonly role: 'service'; readonly name: string };

export const visitor: Identity = { role: 'visitor' };

export const isStaff = (identity: Identity): identity is Identity & { role: 'staff' } => identity.role === 'staff';

export const isService = (identity: Identity): identity is Identity & { role: 'service' } =>
  identity.role === 'service';
