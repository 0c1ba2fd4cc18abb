import { randomUUID } from 'node:crypto';
import { depositOf, groupAccounts, groupPrice, sumOf } from '../accountant/group-prices.ts';
import { GROUP_METHODS, type GroupDeal, onCards } from '../contract/groups.ts';
import { payByCard } from './group-cards.ts';
import { isIn, isNew, type Part, type Seen, see, tried } from './group-deeds.ts';
import { amountOf, type Person } from './person.ts';

const REFUSED = '__typename ... on Refusal { message }';
const ASK = `mutation ($input: GroupAskInput!, $key: String) { askForGroup(input: $input, idempotencyKey: $key) { ${REFUSED} ... on Group { id number } } }`;
const DRAFT = `query ($id: ID!, $day: String) { draftGroupQuote(id: $id, day: $day) { ${REFUSED}
  ... on GroupDraft { missing closed parts { tourDate tourTime pupils adults } } } }`;
const QUOTE = `mutation ($id: ID!, $revision: Int!, $input: GroupQuoteInput!) { sendGroupQuote(id: $id, revision: $revision, input: $input) { ${REFUSED} } }`;
const ACCEPT = `mutation ($id: ID!, $revision: Int!) { acceptForCaller(id: $id, revision: $revision, version: 1, name: "Ada", position: "Principal",
  reason: "They called") { ${REFUSED} } }`;
const BY_ORDER = `mutation ($id: ID!, $revision: Int!, $input: PurchaseOrderInput!) { secureByPurchaseOrder(id: $id, revision: $revision, input: $input) { ${REFUSED} } }`;
const COUNT = `mutation ($id: ID!, $revision: Int!, $parts: [PlannedPartInput!]!) { changeGroupCount(id: $id, revision: $revision, parts: $parts,
  reason: "They called") { ${REFUSED} } }`;
const END = `mutation ($id: ID!, $revision: Int!, $ending: GroupEnding!) { endGroup(id: $id, revision: $revision, ending: $ending,
  reason: "They called") { ${REFUSED} } }`;
const INVOICE = `mutation ($id: ID!, $revision: Int!) { issueInvoice(id: $id, revision: $revision, input: { billTo: "Accounts Payable", onOrder: false }) { ${REFUSED} } }`;
const CREDIT = `mutation ($id: ID!, $revision: Int!, $invoice: String!, $amount: String!) { issueCreditNote(id: $id, revision: $revision,
  invoice: $invoice, amount: $amount, reason: "Our mistake") { ${REFUSED} } }`;
const PAY = `mutation ($id: ID!, $input: GroupMoneyInput!, $key: String) { recordGroupPayment(id: $id, input: $input, idempotencyKey: $key) { ${REFUSED} } }`;
const PAY_OUT = `mutation ($id: ID!, $input: GroupMoneyInput!, $key: String) { payOutGroup(id: $id, input: $input, idempotencyKey: $key) { ${REFUSED} } }`;
const REVERSE = `mutation ($id: ID!, $entryId: ID!) { reverseGroupPayment(id: $id, entryId: $entryId, reason: "It bounced") { ${REFUSED} } }`;
const WRITE_OFF = `mutation ($id: ID!) { writeOffGroup(id: $id, reason: "They do not answer") { ${REFUSED} } }`;
/** Days ahead: within two days, within a week, within two weeks, and later. */
const AHEAD = [1, 5, 10, 60, 90, 150] as const;
/** A group that is near takes seats that the next one needs. */
const NEAR_DAYS = 14;

/** A school calls, and is quoted what fits into a day. */
async function quoted(desk: Person): Promise<GroupDeal | undefined> {
  const { random, town } = desk;
  const day = new Date(Date.now() + (random.pick(AHEAD) + random.whole(0, 2)) * 86_400_000).toISOString().slice(0, 10);
  const people = { pupils: random.whole(12, 20), adults: random.whole(3, 5) };
  const organizer = { organizerName: 'Mia', organizerEmail: `${randomUUID()}@school.test`, organizerPhone: '1' };
  const input = {
    ...{
      organizationName: `School ${randomUUID()}`,
      organizationKind: 'school',
      ...organizer,
      tourId: town.terms.tour.id,
    },
    ...{ ...people, preferredDays: [{ day }], paysBy: 'check' },
  };
  const asked = await desk.graphql(ASK, { input, key: randomUUID() }, 'askForGroup');
  const { id, number } = asked.body as { id?: string; number?: string };
  if (id === undefined || number === undefined) return undefined;
  const draft = await desk.graphql(DRAFT, { id, day }, 'draftGroupQuote');
  const parts = draft.body.parts as Part[] | undefined;
  const extraCents = random.chance(50) ? 1_600 : 0;
  const extras = extraCents === 0 ? [] : [{ label: 'Lunches', amount: amountOf(extraCents), taxCode: 'goods' }];
  const isQuoted =
    draft.body.missing === 0 &&
    parts !== undefined &&
    parts.length > 0 &&
    (await tried(
      desk,
      number,
      [QUOTE, ({ revision }) => ({ id, revision, input: { parts, extras } }), 'sendGroupQuote'],
      isIn('quoted'),
    ));
  if (!isQuoted) {
    await desk.graphql(END, { id, revision: (await see(desk, number)).revision, ending: 'declined' }, 'endGroup');
    return undefined;
  }
  const { firstStart } = await see(desk, number);
  return {
    ...{ id, number, extraCents, quoted: people, people, firstStart: Date.parse(firstStart ?? '') },
    ...{ isBooked: false, money: [], invoices: [], credits: [], writtenOffCents: 0 },
  };
}

async function pay(desk: Person, deal: GroupDeal, cents: number): Promise<void> {
  const method = desk.random.pick(GROUP_METHODS);
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const variables = { id: deal.id, input: { method, amount: amountOf(cents), day }, key: randomUUID() };
  const send = () => desk.graphql(PAY, variables, 'recordGroupPayment');
  if (await tried(desk, deal.number, [PAY, () => variables, 'recordGroupPayment'], isNew('received')))
    deal.money.push({ method, cents });
  // The same check, typed twice.
  if (desk.random.chance(25)) await send();
  deal.isBooked ||= (await see(desk, deal.number)).state === 'secured';
}

/** By a deposit, or by an order. */
async function secure(desk: Person, deal: GroupDeal): Promise<void> {
  const { id, number } = deal;
  if (desk.random.chance(40)) await payByCard(desk, deal);
  if (deal.isBooked || deal.endedAt !== undefined) return;
  if (desk.random.chance(60)) return pay(desk, deal, depositOf(deal) + (desk.random.chance(30) ? 5_000 : 0));
  const total = amountOf(sumOf(groupPrice(deal.people, deal.extraCents)));
  const order = { number: randomUUID().slice(0, 12), day: '2026-01-05', amount: total, billTo: 'Accounts Payable' };
  const ask = [BY_ORDER, ({ revision }: Seen) => ({ id, revision, input: order }), 'secureByPurchaseOrder'] as const;
  deal.isBooked = await tried(desk, number, ask, isIn('secured'));
}

/** One pupil more, or fewer. */
async function count(desk: Person, deal: GroupDeal): Promise<void> {
  const more = desk.random.chance(50) ? 1 : -1;
  const variables = ({ revision, quote }: Seen) => {
    const parts = (quote?.parts ?? []).map((part, at) => ({ ...part, pupils: part.pupils + (at === 0 ? more : 0) }));
    return { id: deal.id, revision, parts };
  };
  const isCounted = (before: Seen, after: Seen) => after.pupils !== before.pupils;
  if (await tried(desk, deal.number, [COUNT, variables, 'changeGroupCount'], isCounted))
    deal.people = { ...deal.people, pupils: deal.people.pupils + more };
}

async function invoice(desk: Person, deal: GroupDeal): Promise<void> {
  const { id, number } = deal;
  if (await tried(desk, number, [INVOICE, ({ revision }) => ({ id, revision }), 'issueInvoice'], isNew('invoiced')))
    deal.invoices.push(deal.endedAt === undefined ? deal.people : null);
}

/** A part, or all of the first one at once. */
async function credit(desk: Person, deal: GroupDeal): Promise<void> {
  const first = (await see(desk, deal.number)).money.documents.find(({ kind }) => kind === 'invoice');
  if (!first) return;
  const isAll = desk.random.chance(30) && deal.credits.length === 0;
  const cents = isAll ? first.totalCents : desk.random.whole(1, 3) * 100;
  const variables = ({ revision }: Seen) => ({ id: deal.id, revision, invoice: first.number, amount: amountOf(cents) });
  if (await tried(desk, deal.number, [CREDIT, variables, 'issueCreditNote'], isNew('credited')))
    deal.credits.push(isAll ? 'all' : cents);
}

/** A check bounces. */
async function bounce(desk: Person, deal: GroupDeal): Promise<void> {
  const { money } = await see(desk, deal.number);
  const received = money.entries.filter(({ cause }) => cause === 'received');
  const place = received.findIndex(({ canBeReversed }) => canBeReversed);
  const came = deal.money.filter(({ cents }) => cents > 0)[place];
  if (!came) return;
  const ask = [REVERSE, () => ({ id: deal.id, entryId: received[place]?.id }), 'reverseGroupPayment'] as const;
  if (await tried(desk, deal.number, ask, isNew('reversed'))) deal.money.push({ ...came, cents: -came.cents });
}

async function end(desk: Person, deal: GroupDeal): Promise<void> {
  const ending = deal.isBooked ? 'canceled' : 'withdrawn';
  const at = Date.now();
  const ask = [END, ({ revision }: Seen) => ({ id: deal.id, revision, ending }), 'endGroup'] as const;
  if (await tried(desk, deal.number, ask, isIn('ended'))) deal.endedAt = at;
}

async function payBack(desk: Person, deal: GroupDeal): Promise<void> {
  const due = -(groupAccounts(deal).refunds_due ?? 0);
  if (due === 0) return;
  const left = onCards(deal);
  const method = left > 0 && desk.random.chance(70) ? 'card' : desk.random.pick(GROUP_METHODS);
  const cents = method === 'card' ? Math.min(due, left) : due;
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const variables = { id: deal.id, input: { method, amount: amountOf(cents), day }, key: randomUUID() };
  if (await tried(desk, deal.number, [PAY_OUT, () => variables, 'payOutGroup'], isNew('refunded')))
    deal.money.push({ method, cents: -cents });
}

/** What is small, or late; the house decides which. */
async function writeOff(desk: Person, deal: GroupDeal): Promise<void> {
  const owed = groupAccounts(deal).receivable ?? 0;
  if (await tried(desk, deal.number, [WRITE_OFF, () => ({ id: deal.id }), 'writeOffGroup'], isNew('written_off')))
    deal.writtenOffCents += owed;
}

/** One school after the other, until the run is over: what each owes is known at any time. */
export async function workWithGroups(desk: Person): Promise<void> {
  const { random, town, contracts } = desk;
  while (!town.isOver()) {
    const deal = await quoted(desk);
    if (!deal) continue;
    contracts.groups.push(deal);
    const accept = [ACCEPT, ({ revision }: Seen) => ({ id: deal.id, revision }), 'acceptForCaller'] as const;
    if (await tried(desk, deal.number, accept, isIn('accepted'))) await secure(desk, deal);
    for (let deeds = random.whole(0, 4); deeds > 0; deeds -= 1)
      await random.pick([
        count,
        invoice,
        credit,
        bounce,
        payByCard,
        (one: Person, of: GroupDeal) => pay(one, of, 2_500),
      ])(desk, deal);
    const isNear = deal.firstStart - Date.now() < NEAR_DAYS * 86_400_000;
    if (!isNear && random.chance(40)) continue;
    await end(desk, deal);
    for (let deeds = random.whole(0, 4); deeds > 0; deeds -= 1)
      await random.pick([
        invoice,
        credit,
        payBack,
        writeOff,
        payByCard,
        (one: Person, of: GroupDeal) => pay(one, of, 1_900),
      ])(desk, deal);
  }
}
