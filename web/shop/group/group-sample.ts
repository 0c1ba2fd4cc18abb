import type { MyGroup } from './group-words.js';

const parts = [
  { __typename: 'PlannedPart', tourDate: '2027-03-16', tourTime: '1:00 PM', pupils: 24, adults: 3, ownStart: false },
  { __typename: 'PlannedPart', tourDate: '2027-03-16', tourTime: '10:00 AM', pupils: 24, adults: 3, ownStart: false },
] as const;

export const noMoney: MyGroup['money'] = {
  __typename: 'MyGroupMoney',
  depositLeftCents: 0,
  owedCents: 0,
  receivedCents: 0,
  dueBackCents: 0,
  keptIfCanceledCents: 0,
  payableCents: 0,
  payingCents: 0,
  documents: [],
  questions: [],
};

/** A school that has a quote. */
export const quoted: MyGroup = {
  __typename: 'MyGroup',
  number: 'HG-7K3M-9QXW',
  state: 'quoted',
  step: null,
  revision: 3,
  organizationName: 'Brook School',
  grade: '4th',
  tourName: 'House Tour',
  pupils: 48,
  adults: 6,
  preferredDays: [{ __typename: 'PreferredDay', day: '2027-03-16', from: '10:00 AM', until: null }],
  paysBy: 'check',
  quote: {
    __typename: 'GroupQuote',
    version: 2,
    rateKind: 'school',
    pupils: 48,
    adults: 6,
    free: 6,
    lines: [{ __typename: 'GroupQuoteLine', label: '48 people at $10.00', cents: 48_000 }],
    taxCents: 0,
    totalCents: 48_000,
    depositCents: 12_000,
    parts,
    validUntil: '2099-01-20T16:00:00.000Z',
    quotedAt: '2026-12-02T18:00:00.000Z',
  },
  acceptance: null,
  heldUntil: null,
  displaced: false,
  seats: null,
  order: null,
  countFinalAt: '2099-03-09T15:00:00.000Z',
  freeUntil: '2099-03-02T16:00:00.000Z',
  minorsConfirmedBy: null,
  minorsConfirmedAt: null,
  pupilsPerAdult: 10,
  money: noMoney,
  files: [],
  exemption: null,
  hasW9: false,
  ending: null,
  askedAt: '2026-12-01T18:00:00.000Z',
};

const acceptance = {
  __typename: 'GroupAcceptance',
  name: 'Ada Marshall',
  position: 'Principal',
  at: '2026-12-03T18:00:00.000Z',
} as const;

function seats(isBooked: boolean): MyGroup['seats'] {
  return parts.map((part, place) => ({
    ...part,
    __typename: 'SeatedPart',
    confirmationCode: isBooked ? `HT-${place}` : null,
    visitUrl: isBooked ? `/visit/token-${place}` : null,
    displaced: false,
    came: null,
  }));
}

/** The same once it has accepted. */
export const accepted: MyGroup = {
  ...quoted,
  state: 'accepted',
  acceptance,
  revision: 5,
  heldUntil: '2026-12-17T16:00:00.000Z',
  seats: seats(false),
  money: { ...noMoney, depositLeftCents: 12_000 },
};

/** The same once its seats are booked. */
export const secured: MyGroup = {
  ...accepted,
  state: 'secured',
  revision: 7,
  heldUntil: null,
  seats: seats(true),
  money: { ...noMoney, receivedCents: 12_000 },
};
