import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ContactMessage } from '../generated/schema-types.js';
import { MessageRepository } from './message.repository.js';
import { messageView } from './message.view.js';

/** Returns a message with the sender's name and address, to services only. */
@Resolver()
export class MessageForMailResolver {
  constructor(private readonly messages: MessageRepository) {}

  @Query('contactMessage')
  async message(@Args('id') id: string): Promise<ContactMessage | null> {
    const message = isUuid(id) ? await this.messages.find(id) : null;
    return message && messageView(message);
  }
}
