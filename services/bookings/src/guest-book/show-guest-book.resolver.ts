import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { GuestBook as View } from '../generated/schema-types.js';

const PAGES = 12;
const SHOWN = `FROM guest_book_entries WHERE state = 'taken_in' AND words IS NOT NULL`;

interface Count {
  readonly total: number;
  readonly since: string | null;
}

interface Row {
  readonly id: string;
  readonly words: string;
  readonly firstName: string;
  readonly visitedIn: string;
}

@Resolver()
export class ShowGuestBookResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('guestBook')
  async show(@Args('sheet') asked: number): Promise<View> {
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS total, to_char(min(visited_on), 'YYYY-MM') AS since ${SHOWN}`,
    )) as [Count];
    const sheets = Math.max(1, Math.ceil(count.total / PAGES));
    const sheet = Math.min(Math.max(1, asked), sheets);
    const rows = (await this.dataSource.query(
      `SELECT id, words, first_name AS "firstName", to_char(visited_on, 'YYYY-MM') AS "visitedIn" ${SHOWN}
       ORDER BY visited_on DESC, written_at DESC, id LIMIT $1 OFFSET $2`,
      [PAGES, (sheet - 1) * PAGES],
    )) as Row[];
    const pages = rows.map((row) => ({ __typename: 'GuestBookPage' as const, ...row }));
    return { __typename: 'GuestBook', pages, ...count, sheet, sheets };
  }
}
