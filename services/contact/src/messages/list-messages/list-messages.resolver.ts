import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContactMessagePage, QueryContactMessagesArgs } from '../../generated/schema-types.js';
import { MessageRepository } from '../message.repository.js';
import { messageView } from '../message.view.js';

@Resolver()
export class ListMessagesResolver {
  constructor(private readonly messages: MessageRepository) {}

  @Query('contactMessages')
  async list(
    @Args() query: QueryContactMessagesArgs,
    @CurrentIdentity() identity: Identity,
  ): Promise<ContactMessagePage> {
    if (!isStaff(identity)) throw forbidden();
    const sort = query.sort ?? 'RECEIVED';
    const { messages, total } = await this.messages.page(pageArguments(query), sort, query.direction ?? 'DESCENDING');
    return { messages: messages.map(messageView), total };
  }
}
