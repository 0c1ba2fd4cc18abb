import { randomUUID } from 'node:crypto';
import { GROUP_RULES_VERSION } from '@hilltop/contracts/house/group-rules';
import type { Made } from '@hilltop/platform/testing/object-rows';
import { TOUR_ID } from './fake-bookings.js';
import { groupDesk } from './group-desk.js';
import { billToken, groupToken } from './my-group.js';
import type { RunningOrders } from './running-orders.js';

const reason = 'A test.';
/** Each on a day of its own, so that it finds seats. */
let groupDays = 0;

/** How the rows of groups are made. */
export function groupObjects(orders: RunningOrders): Readonly<Record<string, Made>> {
  const groups = () => {
    groupDays += 1;
    const day = new Date(Date.now() + (20 + groupDays) * 86_400_000).toISOString().slice(0, 10);
    return groupDesk(orders, day);
  };
  const startOf = { tourDate: '2027-01-01', tourTime: '10:00 AM', pupils: 16, adults: 2 };
  /** Not ahead in any time zone. */
  const dayBefore = () => new Date(Date.now() + -2 * 86_400_000).toISOString().slice(0, 10);
  const dayAhead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  async function w9Token(): Promise<string> {
    await orders.database.dataSource.query(
      `INSERT INTO group_files (name, kind, bytes, added_at) VALUES ($1, 'w9', 1, now())`,
      [`${randomUUID()}.pdf`],
    );
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
  return {
    askForGroup: {
      known: async () => {
        const [row] = await orders.database.dataSource.query('SELECT organization_id AS id FROM groups WHERE id = $1', [
          (await groups().ask()).id,
        ]);
        return row.id;
      },
      missing: 'InvalidInput',
      args: (organizationId) => ({ input: groups().asked({ tourId: TOUR_ID }), organizationId }),
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
    keptGroupFiles: { missing: '0', args: (id) => ({ names: [`${id}.pdf`] }) },
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
    cancelMyGroup: { ...ofMyGroup('ask'), args: (token) => ({ token, revision: 0 }) },
  };
}
