import { randomUUID } from 'node:crypto';
import { GROUP_RULES_VERSION } from '@hilltop/contracts/house/group-rules';
import type { Made } from '@hilltop/platform/testing/object-rows';
import { TOUR_ID } from './fake-bookings.js';
import { groupDesk } from './group-desk.js';
import { billToken, groupToken } from './my-group.js';
import type { RunningOrders } from './running-orders.js';

const reason = 'A test.';
/** The organization that another one is merged into. */
let kept = '';

/** How the rows of groups are made. */
export function groupObjects(orders: RunningOrders): Readonly<Record<string, Made>> {
  const groups = () => {
    // All on one day.
    orders.bookings.groups.capacity = 1_000_000;
    return groupDesk(orders, new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10));
  };
  const startOf = { tourDate: '2027-01-01', tourTime: '10:00 AM', pupils: 16, adults: 2 };
  /** Not ahead in any time zone. */
  const dayBefore = () => new Date(Date.now() + -2 * 86_400_000).toISOString().slice(0, 10);
  const dayAhead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  async function keptFile(): Promise<string> {
    const name = `${randomUUID()}.pdf`;
    await orders.database.dataSource.query(
      `INSERT INTO group_files (name, kind, bytes, added_at) VALUES ($1, 'w9', 1, now())`,
      [name],
    );
    return name;
  }
  async function w9Token(): Promise<string> {
    await keptFile();
    return groupToken((await groups().ask()).id);
  }
  const ofMoney = () => ({ method: 'check', amount: '1.00', day: dayBefore() });
  const ofGroup = (state: 'ask' | 'quoted' | 'accepted') => ({
    known: async () => (await groups()[state]()).id,
    missing: 'GroupNotFound',
  });
  const ofMyGroup = (state: 'ask' | 'quoted' | 'accepted') => ({
    known: async () => groupToken((await groups()[state]()).id),
    others: async () => groupToken((await groups()[state]()).id, 1),
    missing: 'GroupNotFound',
  });
  async function changeOfGroup(id: string): Promise<string> {
    const [row] = await orders.database.dataSource.query('SELECT id FROM group_changes WHERE group_id = $1', [id]);
    return row.id;
  }
  /** An invoice, which only a visit brings about otherwise. */
  async function billEntry(): Promise<string> {
    const [id, number] = [randomUUID(), `HI-${randomUUID()}`];
    const facts = [number, (await groups().ask()).id];
    await orders.database.dataSource.query(
      `INSERT INTO group_documents (number, group_id, kind, issued_on, issued_at, bill_to, pupils, adults, lines, tax_cents, total_cents)
        VALUES ($1, $2, 'invoice', now(), now(), 'Accounts Payable', 48, 6, '[]', 0, 100)`,
      facts,
    );
    await orders.database.dataSource.query(
      `INSERT INTO group_entries (id, group_id, cause, delta_cents, reference, document_number, happened_at, recorded_at, staff_id)
        VALUES ($3, $2, 'invoiced', 100, '', $1, now(), now(), $3)`,
      [...facts, id],
    );
    return id;
  }
  const organization = async () => (await groups().ask()).organization.id;
  return {
    askForGroup: {
      known: organization,
      missing: 'InvalidInput',
      args: (organizationId) => ({ input: groups().asked({ tourId: TOUR_ID }), organizationId }),
    },
    sameOrganizations: { known: organization, missing: '{"groups":0}', selection: '{ groups }' },
    mergeOrganizations: {
      known: async () => {
        kept = await organization();
        return organization();
      },
      missing: 'InvalidInput',
      args: (from) => ({ from, into: kept, reason }),
    },
    draftGroupQuote: { ...ofGroup('ask'), args: (id) => ({ id }) },
    previewGroupQuote: { ...ofGroup('ask'), args: (id) => ({ id, input: { parts: [startOf] } }) },
    sendGroupQuote: { ...ofGroup('ask'), args: (id) => ({ id, revision: 0, input: { parts: [startOf] } }) },
    acceptForCaller: {
      ...ofGroup('quoted'),
      args: (id) => ({ id, revision: 1, version: 1, name: 'Ada', position: 'Principal', reason }),
    },
    secureByPurchaseOrder: {
      ...ofGroup('accepted'),
      args: (id) => ({
        id,
        revision: 3,
        input: { number: '1', day: '2026-01-01', amount: '480.00', billTo: 'Accounts Payable' },
      }),
    },
    secureWithout: { ...ofGroup('accepted'), args: (id) => ({ id, revision: 3, reason }) },
    changeGroupCount: { ...ofGroup('accepted'), args: (id) => ({ id, revision: 3, parts: [startOf], reason }) },
    recordGroupPayment: { ...ofGroup('accepted'), args: (id) => ({ id, input: ofMoney() }) },
    payOutGroup: { ...ofGroup('accepted'), args: (id) => ({ id, input: ofMoney() }) },
    payOverGroup: { ...ofGroup('accepted'), args: (id) => ({ id, to: 'HG-NONE', amount: '1.00' }) },
    questionInvoice: { ...ofGroup('accepted'), args: (id) => ({ id, invoice: 'HI-1', reason }) },
    reverseGroupPayment: { ...ofGroup('accepted'), args: (id) => ({ id, entryId: id, reason }) },
    writeOffGroup: { ...ofGroup('accepted'), args: (id) => ({ id, reason }) },
    issueInvoice: {
      ...ofGroup('accepted'),
      args: (id) => ({ id, revision: 3, input: { billTo: 'A', onOrder: false } }),
    },
    issueCreditNote: {
      ...ofGroup('accepted'),
      args: (id) => ({ id, revision: 3, invoice: 'HI-1', amount: '1.00', reason }),
    },
    creditTax: { ...ofGroup('accepted'), args: (id) => ({ id, revision: 3, invoice: 'HI-1' }) },
    confirmExemption: {
      ...ofGroup('ask'),
      args: (id) => ({
        id,
        revision: 0,
        input: {
          ...{ file: 'x.pdf', purchaser: true, items: true, why: true, signature: true, seller: true },
          ...{ reason: 'Public school', until: dayAhead() },
        },
      }),
    },
    removeGroupFile: { ...ofGroup('ask'), args: (id) => ({ id, name: 'x.pdf' }) },
    groupOfFile: {
      known: async () => (await groups().ask()).id,
      missing: 'null',
      args: (id) => ({ id }),
    },
    keepGroupFile: {
      known: async () => (await groups().ask()).id,
      missing: 'false',
      args: (groupId) => ({ file: { name: `${randomUUID()}.pdf`, kind: 'certificate', bytes: 1, groupId } }),
    },
    keptGroupFiles: { known: keptFile, missing: '0', args: (name) => ({ names: [name] }) },
    w9OfLink: { known: w9Token, missing: 'null' },
    endGroup: { ...ofGroup('ask'), args: (id) => ({ id, revision: 0, ending: 'declined', reason }) },
    requestGroupVisit: {
      missing: 'GroupRequested',
      args: (tourId) => ({ input: groups().asked({ tourId, organizerEmail: `${tourId}@school.test` }) }),
    },
    groupBill: {
      known: async () => billToken(await billEntry()),
      others: async () => groupToken((await groups().ask()).id),
      missing: 'null',
    },
    groupEntryMail: { known: billEntry, missing: 'null' },
    groupReminder: { missing: 'null' },
    correctGroupOrganizer: {
      ...ofGroup('ask'),
      args: (id) => ({ id, revision: 0, input: { name: 'Ada', email: 'ada@school.test', phone: '1' } }),
    },
    groupMail: { known: async () => changeOfGroup((await groups().ask()).id), missing: 'null' },
    myGroup: { ...ofMyGroup('ask'), missing: 'null' },
    acceptMyGroup: {
      ...ofMyGroup('quoted'),
      args: (token) => ({ token, revision: 1, version: 1, name: 'Ada', position: 'Principal' }),
    },
    startGroupPayment: { ...ofMyGroup('accepted'), args: (token) => ({ token, amount: '120.00' }) },
    payForGroup: { ...ofMyGroup('accepted'), args: (token) => ({ token, input: { amount: '120.00' } }) },
    sendMyPurchaseOrder: {
      ...ofMyGroup('accepted'),
      args: (token) => ({
        token,
        revision: 3,
        input: { number: '1', day: '2026-01-01', amount: '480.00', billTo: 'A' },
      }),
    },
    changeMyGroupCount: {
      ...ofMyGroup('accepted'),
      args: (token) => ({ token, revision: 3, pupils: 47, adults: 6 }),
    },
    confirmForMinors: {
      ...ofMyGroup('ask'),
      args: (token) => ({ token, name: 'Ada', textVersion: GROUP_RULES_VERSION }),
    },
    previewMyGroupMove: { ...ofMyGroup('accepted'), args: (token) => ({ token, day: '2027-01-01' }) },
    moveMyGroup: { ...ofMyGroup('accepted'), args: (token) => ({ token, revision: 3, day: '2027-01-01' }) },
    cancelMyGroup: { ...ofMyGroup('ask'), args: (token) => ({ token, revision: 0 }) },
  };
}
