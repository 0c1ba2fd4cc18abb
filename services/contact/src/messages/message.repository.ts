import { Injectable } from '@nestjs/common';
import { DataSource, ILike, type Repository } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

/** The messages, for those who read them. */
@Injectable()
export class MessageRepository {
  private readonly messages: Repository<ContactMessage>;

  constructor(dataSource: DataSource) {
    this.messages = dataSource.getRepository(ContactMessage);
  }

  async find(id: string): Promise<ContactMessage | null> {
    return this.messages.findOneBy({ id });
  }

  /** Newest first. @param search part of a name, the e-mail or the text; empty for all */
  async page(first: number, offset: number, search: string): Promise<{ messages: ContactMessage[]; total: number }> {
    const like = ILike(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    const where = search === '' ? {} : [{ firstName: like }, { lastName: like }, { email: like }, { message: like }];
    const [messages, total] = await this.messages.findAndCount({
      where,
      order: { receivedAt: 'DESC', id: 'ASC' },
      take: first,
      skip: offset,
    });
    return { messages, total };
  }
}
