import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import type { Account } from '../accounts/account.entity.js';
import type { AccountRepository } from '../accounts/account.repository.js';

/** @throws a GraphQLError when the account has just been disabled */
export async function ownAccount(accounts: AccountRepository, { id }: StaffIdentity): Promise<Account> {
  const account = await accounts.find(id);
  if (!account || account.disabledAt) throw forbidden();
  return account;
}
