import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContactMessagePage, QueryContactMessagesArgs } from '../generated/schema-types.js';
import { MessageRepository } from './message.repository.js';
import { messageView } from './message.view.js';

@Resolver()
export class ListMessagesResolver {
  constructor(private readonly messages: MessageRepository) {}

  @Query('contactMessages')
  async list(@Args() query: QueryContactMessagesArgs): Promise<ContactMessagePage> {
    const { sort, direction, unanswered } = query;
    const page = pageArguments(query);
    const { messages, total } = await this.messages.page(
      page,
      sort ?? 'RECEIVED',
      direction ?? 'DESCENDING',
      unanswered ?? false,
    );
    return { messages: messages.map(messageView), total };
  }
}
