import type { Account } from '../accounts/account.entity.js';
import type { Staff } from '../generated/schema-types.js';

/** An account as the schema shows it. */
export function staffView({ id, email, name }: Account): Staff {
  return { __typename: 'Staff', id, email, name };
}
