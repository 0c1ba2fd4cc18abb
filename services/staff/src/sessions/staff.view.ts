import type { Account } from '../accounts/account.entity.js';
import type { Staff, StaffRole } from '../generated/schema-types.js';

export function staffView({ id, email, name, role }: Account): Staff {
  return { __typename: 'Staff', id, email, name, role: role.toUpperCase() as StaffRole };
}
