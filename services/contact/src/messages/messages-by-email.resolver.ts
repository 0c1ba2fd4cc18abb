import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryMessagesByEmailArgs, ContactMessage as View } from '../generated/schema-types.js';
import { ContactMessage } from './contact-message.entity.js';
import { messageView } from './message.view.js';

/** Returns messages for a sender's data export (product.md §6). */
@Resolver()
export class MessagesByEmailResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('messagesByEmail')
  async list(@Args() { email }: QueryMessagesByEmailArgs): Promise<View[]> {
    const rows = await this.dataSource
      .createQueryBuilder(ContactMessage, 'b')
      .where('lower(b.email) = :email', { email: cleanEmail(email).toLowerCase() })
      .orderBy('b.receivedAt')
      .getMany();
    return rows.map(messageView);
  }
}
