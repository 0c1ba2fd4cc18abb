import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContactMessagePage, QueryContactMessagesArgs } from '../../generated/schema-types.js';
import { MessageRepository } from '../message.repository.js';
import { messageView } from '../message.view.js';

@Resolver()
export class ListMessagesResolver {
  constructor(private readonly messages: MessageRepository) {}

  @Query('contactMessages')
  async list(@Args() query: QueryContactMessagesArgs): Promise<ContactMessagePage> {
    const sort = query.sort ?? 'RECEIVED';
    const { messages, total } = await this.messages.page(pageArguments(query), sort, query.direction ?? 'DESCENDING');
    return { messages: messages.map(messageView), total };
  }
}
