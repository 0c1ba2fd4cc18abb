import { type DaySealed, daySealed } from '@hilltop/contracts/ledger/day-sealed';
import { formatCents } from '@hilltop/platform/values/cents';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import type { Environment } from '../env.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { dateParts, longDate } from '../tickets/ticket-times.js';
import { SealedPage } from './sealed-page.entity.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'OWNER_INBOX'>;

const WHY = 'You’re receiving this e-mail because this address gets each sealed day of our books.';
const NEXT =
  'Please keep this e-mail. Someone who changes the books of this day, or of an earlier day, cannot change the hash in your copy.';

const DAY_MS = 86_400_000;
/** Older days are not mailed: on the first run there are hundreds. Later days contain their hashes. */
const LATE_DAYS = 7;

export const sealedDayMail: Mail = {
  kind: 'sealed-day',
  to: 'the owner (`OWNER_INBOX`)',
  forStaff: true,
  events: [
    on(daySealed, 'notifications-sealed-day', {
      when: 'A day of the books is sealed, at most a week late, if the owner has an address',
      only: ({ data, time }, { OWNER_INBOX }) =>
        Boolean(OWNER_INBOX) && Date.parse(time) - Date.parse(data.date) <= LATE_DAYS * DAY_MS,
      about: ({ id }) => id,
      cause: 'house',
      store: ({ id, data: page, time }, manager) =>
        manager.getRepository(SealedPage).insert({ id, page, sealedAt: new Date(time) }),
    }),
  ],
  stops: 'The setting has no address any more',
  async compose(id, house, { dataSource, settings }) {
    if (!settings.OWNER_INBOX) return 'stale';
    const sealed = await dataSource.getRepository(SealedPage).findOneBy({ id });
    return sealed ? composeSealedDay(sealed.page, settings, house) : undefined;
  },
  async recipients(ids, { settings: { OWNER_INBOX: address } }) {
    return new Map(address ? ids.map((id) => [id, address]) : []);
  },
};

export function composeSealedDay(
  page: DaySealed,
  { PUBLIC_URL, OWNER_INBOX = '' }: Settings,
  house: House,
): ComposedEmail {
  const { date, tenders } = page;
  const day = { tourDate: date };
  const sum = (of: 'takenCents' | 'refundCents') => tenders.reduce((cents, tender) => cents + tender[of], 0);
  return {
    to: { name: HOUSE_NAME, address: OWNER_INBOX },
    subject: `Books of ${dateParts(day).date}: ${dollars(sum('takenCents') + sum('refundCents'))} taken in`,
    ...composeNotice({
      title: longDate(day),
      lead: `The books of this day are sealed. ${dollars(sum('takenCents'))} came in, and ${dollars(-sum('refundCents'))} went back.`,
      about: 'The day',
      facts: factsOf(page),
      next: NEXT,
      action: 'Open the day',
      url: `${PUBLIC_URL}/admin?tab=money&from=${date}&to=${date}`,
      why: WHY,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

function factsOf({ lineCount, accounts, tenders, hash, previousHash, publicKey }: DaySealed): Fact[] {
  const byName = accounts.toSorted((one, other) => one.account.localeCompare(other.account));
  return [
    ...tenders.map(({ tender, takenCents }): Fact => [`Taken by ${plain(tender)}`, dollars(takenCents)]),
    ...tenders
      .filter(({ refundCents }) => refundCents !== 0)
      .map(({ tender, refundCents }): Fact => [`Refunds by ${plain(tender)}`, dollars(refundCents)]),
    ...byName.map(({ account, cents }): Fact => [`Account ${plain(account)}`, dollars(cents)]),
    ['Lines', lineCount.toLocaleString('en-US')],
    ['Hash', hash],
    ['Hash of the day before', previousHash ?? 'none: this is the first sealed day'],
    ['Public key', publicKey],
  ];
}

/** `card_reader` → `card reader`; empty (a payment without a tender) → `other means`. */
const plain = (code: string) => code.replaceAll('_', ' ') || 'other means';

/** −123450 → "−$1,234.50". */
function dollars(cents: number): string {
  const amount = formatCents(Math.abs(cents)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${cents < 0 ? '−' : ''}$${amount}`;
}
