import type { MoneyBug } from './planted-bug.ts';

const terms = /^group \S+ (costs|has the deposit) \d+; by its terms it is \d+$/;

/** Mistakes about groups. */
export const groupBugs: readonly MoneyBug[] = [
  {
    name: 'the free adults of a group are rounded down',
    patches: [
      {
        file: 'services/orders/dist/groups/price-group.js',
        find: 'Math.ceil(pupils / freePerPupils)',
        replace: 'Math.floor(pupils / freePerPupils)',
      },
    ],
    accountant: terms,
  },
  {
    name: 'a group that cancels late owes nothing',
    patches: [
      {
        file: 'services/orders/dist/groups/bill-group.js',
        find: 'if (left >= depositBackDays * DAY_MS || depositCents === 0)',
        replace: 'if (left >= 0)',
      },
    ],
    accountant: /^group \S+ (owes|gets back) \d+; by its terms it is \d+$/,
  },
  {
    name: 'a check of a group that is typed twice counts twice',
    patches: [
      {
        file: 'services/orders/dist/groups/money/read-money.js',
        find: 'key: key.value.idempotencyKey',
        replace: 'key: null',
      },
    ],
    accountant: /^group \S+ has paid \d+; by its terms it is \d+$/,
  },
  {
    name: 'an invoice of a group has again what an earlier one had',
    patches: [
      {
        file: 'services/orders/dist/groups/bill-group.js',
        find: 'if (invoicedCents === 0) return billable;',
        replace: 'return billable;',
      },
    ],
    accountant: /^group \S+ was invoiced [\d,]+; by its terms it is [\d,]*$/,
  },
  {
    name: 'the checks of groups are not taken in at the bank',
    patches: [
      {
        file: 'services/orders/dist/groups/money/publish-group-money.sql',
        find: "THEN 'card' ELSE 'bank' END",
        replace: "THEN 'card' ELSE 'card' END",
      },
    ],
    accountant: /^the books have -?\d+ cents of bank; the accountant has -?\d+$/,
  },
  {
    name: 'a number of a document is taken before what can refuse it',
    patches: [
      {
        file: 'services/orders/dist/groups/money/issue-document.js',
        find: 'const issued = await prepare(group, manager);',
        replace:
          'await this.money.nextNumber(this.dataSource.manager, this.days.today()); const issued = await prepare(group, manager);',
      },
    ],
    accountant: /^the documents of groups are not numbered from 1/,
    reconciliation: /^documents of \d+ count to \d+; \d+ are there/,
  },
  {
    name: 'a deposit that a card paid is taken off twice',
    patches: [
      {
        file: 'services/orders/dist/groups/money/group-payables.js',
        find: 'totalCents - creditedCents - receivedCents',
        replace: 'totalCents - creditedCents - 2 * receivedCents',
      },
    ],
    accountant: /^a card can pay \d+ cents for \S+; by its terms it is \d+$/,
  },
];
