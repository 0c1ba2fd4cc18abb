import { randomUUID } from 'node:crypto';
import type { FakeAccount } from './fake-account.js';
import type { FakeIntents } from './fake-intents.js';
import { type Fields, found, missing, type Stored } from './stripe-problem.js';

/** Which call does what (https://docs.stripe.com/api). */
export class FakeCalls {
  /** Search finds a payment only when it is this old: up to a minute, says Stripe. */
  searchLagMs = 60_000;

  private readonly account: FakeAccount;
  private readonly intents: FakeIntents;

  constructor(account: FakeAccount, intents: FakeIntents) {
    this.account = account;
    this.intents = intents;
  }

  act(method: string, path: string, fields: Fields): Fields {
    const [, , resource = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
    const { refunds, charges, disputes, balance } = this.account;
    if (method === 'POST') return this.expanded(this.write(resource, id, action, fields), fields);
    if (resource === 'payment_intents' && id === 'search') return this.search(String(fields.query));
    if (resource === 'payment_intents' && id !== '') return this.expanded(this.intents.get(id), fields);
    const all = { payment_intents: this.intents.all, refunds, charges, disputes }[resource];
    if (all && id !== '') return found(all, id);
    if (all) return this.page(path, [...all.values()].reverse(), fields);
    if (resource === 'balance_transactions') return listed(path, balance, fields);
    throw missing(path);
  }

  private write(resource: string, id: string, action: string, fields: Fields): Fields {
    if (resource === 'customers') return { id: `cus_${randomUUID()}`, object: 'customer' };
    if (resource === 'refunds' && id === '') return this.account.refund(fields);
    if (resource !== 'payment_intents') throw missing(resource);
    if (id === '') return this.intents.create(fields);
    const intent = this.intents.get(id);
    const isBrowser = /^pk_/.test(String(fields.key));
    if (action === 'confirm' && isBrowser) this.intents.confirmInBrowser(intent, fields);
    else if (action === 'confirm') this.intents.confirm(intent, fields);
    else if (action === 'capture') this.intents.capture(intent, fields);
    else if (action === 'cancel') this.intents.cancel(intent, fields);
    else if (action === '') this.intents.update(intent, fields);
    else throw missing(action);
    return intent;
  }

  private page(path: string, all: readonly Stored[], fields: Fields): Fields {
    const { data, ...page } = listed(path, all, fields);
    return { ...page, data: (data as Stored[]).map((one) => this.expanded(one, fields, 'data.latest_charge')) };
  }

  private expanded(object: Fields, { expand = {} }: Fields, wanted = 'latest_charge'): Fields {
    if (!Object.values(expand as object).includes(wanted) || !object.latest_charge) return object;
    return { ...object, latest_charge: found(this.account.charges, String(object.latest_charge)) };
  }

  private search(query: string): Fields {
    const [, key = '', value] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(query) ?? [];
    const before = this.account.now().getTime() - this.searchLagMs;
    const isFound = ({ metadata, created }: Stored) => metadata[key] === value && Number(created) * 1_000 <= before;
    return { object: 'search_result', data: [...this.intents.all.values()].filter(isFound), has_more: false };
  }
}

/** A page, newest first. */
function listed(
  url: string,
  all: readonly Stored[],
  { created, payment_intent, starting_after, limit = 10 }: Fields,
): Fields {
  const { gte = 0, lt = Number.POSITIVE_INFINITY } = (created ?? {}) as Fields;
  const kept = all.filter(
    (one) =>
      Number(one.created) >= Number(gte) &&
      Number(one.created) < Number(lt) &&
      (payment_intent === undefined || one.payment_intent === payment_intent),
  );
  const first = kept.findIndex(({ id }) => id === starting_after) + 1;
  const data = kept.slice(first, first + Number(limit));
  return { object: 'list', data, has_more: kept.length > first + data.length, url };
}
