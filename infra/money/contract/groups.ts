/** What a school and the house agreed on, as the desk knows it. US cents. */

export interface GroupPeople {
  readonly pupils: number;
  readonly adults: number;
}

/** By the desk. */
export const GROUP_METHODS = ['check', 'transfer', 'cash', 'card_reader'] as const;

export interface GroupDeal {
  readonly id: string;
  readonly number: string;
  /** Of goods, without tax; 0 without any. */
  readonly extraCents: number;
  /** That was quoted, which the deposit is of. */
  readonly quoted: GroupPeople;
  /** Of its first start, ms since 1970. */
  readonly firstStart: number;
  /** Who is counted now. */
  people: GroupPeople;
  isBooked: boolean;
  /** When it ended, ms since 1970. */
  endedAt?: number;
  /** What came, and less than 0 what went back or did not come after all. */
  readonly money: { readonly method: (typeof GROUP_METHODS)[number] | 'card'; readonly cents: number }[];
  /** Who was counted when an invoice was issued, or null after the group had ended. */
  readonly invoices: (GroupPeople | null)[];
  /** `all`: of the first invoice, at once. */
  readonly credits: (number | 'all')[];
  writtenOffCents: number;
}

/** Whose cards pay for a group. */
export const payerOf = ({ number }: Pick<GroupDeal, 'number'>): string => `payer of ${number}`;

/** US cents that cards paid, less what went back to them. */
export const onCards = ({ money }: Pick<GroupDeal, 'money'>): number =>
  money.reduce((sum, { method, cents }) => sum + (method === 'card' ? cents : 0), 0);
