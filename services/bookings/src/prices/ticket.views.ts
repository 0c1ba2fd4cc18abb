import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { formatCents } from '@hilltop/platform/values/cents';
import type {
  TicketCount as CountView,
  TicketLine as LineView,
  StartPrice,
  TicketType as TypeView,
} from '../generated/schema-types.js';
import { english, texts } from '../texts.en.js';
import type { PriceList, TypeFacts } from './price-list.js';
import { soldLine } from './price-party.js';
import type { StartFacts } from './price-rule.js';
import { countsOf, type TicketCount, type TicketLine } from './ticket-line.js';

export function lineView({ unitCents, listCents, reason, code, ...line }: TicketLine): LineView {
  return {
    __typename: 'TicketLine',
    ...line,
    unitPrice: formatCents(unitCents),
    amount: formatCents(unitCents * line.count),
    listPrice: listCents === undefined ? null : formatCents(listCents),
    reason: reason === undefined ? null : reasonText(reason, code?.name),
  };
}

/** The code's part of it, which is stored in English, in the language of the request. */
function reasonText(reason: string, code: string | undefined): string {
  if (code === undefined) return reason;
  const said = texts();
  return reason.replace(english.unusedCode(code), said.unusedCode(code)).replace(english.code(code), said.code(code));
}

/** Omits prices. */
export function countViews(lines: readonly TicketCount[]): CountView[] {
  return countsOf(lines).map(({ seats: _, ...count }) => ({ __typename: 'TicketCount', ...count }));
}

export function typeView({ code, ...type }: TypeFacts, ended = false): TypeView {
  const { fromAge, toAge, proof, comesAlone, bringsChildren, perAdult, maxPerParty } = type;
  const { untranslated: _, ...words } = inLanguage(type, 'label', 'singular', 'plural', 'note');
  const { labelEs, singularEs, pluralEs, noteEs } = type;
  const facts = { fromAge, toAge, proof, comesAlone, bringsChildren, perAdult, maxPerParty, ended };
  return { __typename: 'TicketType', code, ...words, labelEs, singularEs, pluralEs, noteEs, ...facts };
}

export function startPriceViews(list: PriceList, start: StartFacts): StartPrice[] {
  const shown = { ...list, rules: list.rules.map((rule) => ({ ...rule, ...inLanguage(rule, 'name') })) };
  return list.types.map((type) => {
    const { unitCents, listCents, reason, seats } = soldLine(type, 1, shown, start);
    return {
      __typename: 'StartPrice',
      type: typeView(type),
      price: formatCents(unitCents),
      listPrice: listCents === undefined ? null : formatCents(listCents),
      reason: reason ?? null,
      seats,
    };
  });
}
