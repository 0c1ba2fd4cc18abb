import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Query, Resolver } from '@nestjs/graphql';
import { AccountRepository } from '../accounts/account.repository.js';
import type { Staff } from '../generated/schema-types.js';
import { staffView } from './staff.view.js';

@Resolver()
export class MeResolver {
  constructor(private readonly accounts: AccountRepository) {}

  @Query('me')
  async me(@CurrentIdentity() identity: Identity): Promise<Staff | null> {
    const account = isStaff(identity) ? await this.accounts.find(identity.id) : null;
    return account && staffView(account);
  }
}
