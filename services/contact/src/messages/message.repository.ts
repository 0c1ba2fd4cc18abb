import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import type { MessageSort } from '../generated/schema-types.js';
import { ContactMessage, type MessageState } from './contact-message.entity.js';

/** The same expression as in the index. */
const SEARCHED = String.raw`search_form(m.first_name || ' ' || m.last_name || ' ' || m.email || ' ' || m.message || ' ' ||
  regexp_replace(m.phone, '\D', '', 'g'))`;

/** The id breaks ties. */
const SORTS: Readonly<Record<MessageSort, readonly string[]>> = {
  WRITER: ['search_form(m.last_name) COLLATE "C"', 'search_form(m.first_name) COLLATE "C"'],
  SUBJECT: ['m.subject'],
  RECEIVED: ['m.receivedAt'],
  EMAIL: ['lower(m.email)'],
};

@Injectable()
export class MessageRepository {
  private readonly messages: Repository<ContactMessage>;

  constructor(dataSource: DataSource) {
    this.messages = dataSource.getRepository(ContactMessage);
  }

  async find(id: string): Promise<ContactMessage | null> {
    return this.messages.findOneBy({ id });
  }

  /** False when the message is in none of the `from` states. */
  async changeState(
    id: string,
    from: readonly MessageState[],
    to: MessageState,
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager
      .withRepository(this.messages)
      .update({ id, state: In([...from]) }, { state: to });
    return affected === 1;
  }

  /** The search matches names, e-mail, telephone and text. */
  async page(
    { first, offset, search }: PageArguments,
    sort: MessageSort,
    direction: SortDirection,
    unanswered = false,
  ): Promise<{ messages: ContactMessage[]; total: number }> {
    const matching = this.messages.createQueryBuilder('m').where('true');
    if (search !== '') matching.andWhere(...matchSearch(SEARCHED, search));
    if (unanswered) matching.andWhere(`m.state <> 'answered'`);
    const sorted = sortRows(matching, [...SORTS[sort], 'm.id'], direction);
    const [messages, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { messages, total };
  }
}
