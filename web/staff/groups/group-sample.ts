import type { Money, StaffGroup } from './group-words.js';

/** A school whose visit is over. */
export const visited: StaffGroup = {
  id: 'group',
  number: 'HG-7K3M-9QXW',
  state: 'visited',
  step: null,
  revision: 7,
  organization: {
    __typename: 'Organization',
    id: 'brook',
    name: 'Brook School',
    kind: 'school',
    address: 'Main Street',
  },
  organizerName: 'Ada Marshall',
  organizerEmail: 'ada@brook.example',
  organizerPhone: '(555) 010-0199',
  grade: '4th',
  tourId: 'house',
  tourName: 'House Tour',
  pupils: 48,
  adults: 6,
  wishes: [],
  paysBy: 'check',
  accessNeeds: null,
  note: null,
  quote: null,
  acceptance: null,
  heldUntil: null,
  purchaseOrder: null,
  minorsConfirmedBy: null,
  sentOrder: null,
  ending: null,
  firstStart: null,
  askedAt: '2026-12-01T18:00:00.000Z',
};

export const billed: Money = {
  __typename: 'GroupMoney',
  owedCents: 48_000,
  dueBackCents: 0,
  receivedCents: 0,
  billableCents: 48_000,
  keptIfCanceledCents: null,
  entries: [],
  documents: [],
};
