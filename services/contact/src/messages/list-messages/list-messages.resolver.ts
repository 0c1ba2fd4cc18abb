import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { CurrentIdentity } from '@hilltop/platform/identity/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContactMessagePage } from '../../generated/schema-types.js';
import { MessageRepository } from '../message.repository.js';
import { messageView } from '../message.view.js';

/** Most messages of one page. */
const MAX_PAGE = 100;

@Resolver()
export class ListMessagesResolver {
  constructor(private readonly messages: MessageRepository) {}

  @Query('contactMessages')
  async list(
    @Args('first') first: number,
    @Args('offset') offset: number,
    @Args('search') search: string | null | undefined,
    @CurrentIdentity() identity: Identity,
  ): Promise<ContactMessagePage> {
    if (!isStaff(identity)) throw forbidden();
    const take = Math.min(Math.max(first, 1), MAX_PAGE);
    const { messages, total } = await this.messages.page(
      take,
      Math.max(offset, 0),
      (search ?? '').trim().slice(0, 100),
    );
    return { messages: messages.map(messageView), total };
  }
}
