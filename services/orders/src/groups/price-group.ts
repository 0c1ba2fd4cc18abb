import { formatCents } from '@hilltop/platform/values/cents';
import { spreadTax } from '../tax/spread-tax.js';
import type { TaxRates } from '../tax/tax-lines.js';
import { exemptCode, taxedCode } from './exempt-lines.js';
import type { RateKind } from './terms/group-rate.entity.js';
import type { GroupTerms } from './terms/group-terms.js';

export interface People {
  readonly pupils: number;
  readonly adults: number;
}

export interface Extra {
  readonly label: string;
  /** US cents, without tax. */
  readonly cents: number;
  readonly taxCode: string;
}

export interface GroupLine extends Extra {
  readonly kind: 'people' | 'extra';
  /** US cents. */
  readonly taxCents: number;
  /** Of what is taxed, in basis points, and what of it is the state's; both or none. */
  readonly taxRate?: number | undefined;
  readonly stateTaxRate?: number | undefined;
}

interface Priced extends People {
  /** It stays when the count changes, so that fewer never cost more. */
  readonly rateKind: RateKind;
  /** US cents for each of those who pay. */
  readonly rateCents: number;
  readonly extras: readonly Extra[];
  readonly terms: Pick<GroupTerms, 'fewestWhoPay' | 'freePerPupils' | 'freePerAdults'>;
  readonly taxRates: TaxRates;
  /** What of them is the state's, where that is known. */
  readonly stateRates?: TaxRates;
  /** Its organization pays no sales tax. */
  readonly isExempt?: boolean;
}

export interface GroupPrice {
  /** People who pay nothing. */
  readonly free: number;
  readonly lines: readonly GroupLine[];
  /** US cents, in `totalCents`. */
  readonly taxCents: number;
  readonly totalCents: number;
}

const DOLLAR = 100;
const TAX_CODE = 'tours';

export const rateKindOf = ({ pupils, adults }: People): RateKind => (pupils >= adults ? 'school' : 'adult');

/** What a group pays (product.md §23): a quote, and later the count and those who came, are priced by it alone. */
export function priceGroup({
  pupils,
  adults,
  rateKind,
  rateCents,
  extras,
  terms,
  taxRates,
  stateRates = {},
  isExempt,
}: Priced): GroupPrice {
  const people = pupils + adults;
  const free = rateKind === 'school' ? freeAdults({ pupils, adults }, terms) : freePeople(people, terms);
  const paying = Math.max(people - free, terms.fewestWhoPay);
  const isMinimum = paying > people - free;
  const label = `${paying} people at $${formatCents(rateCents)}${isMinimum ? ', the fewest who pay' : ''}`;
  const codeOf = (given: string) => {
    const code = taxedCode(given);
    return isExempt && (taxRates[code] ?? 0) > 0 ? exemptCode(code) : code;
  };
  const partsOf = (code: string): Pick<GroupLine, 'taxRate' | 'stateTaxRate'> => {
    const [taxRate, stateTaxRate] = [taxRates[code] ?? 0, stateRates[code]];
    return taxRate > 0 && stateTaxRate !== undefined ? { taxRate, stateTaxRate } : {};
  };
  const untaxed = [
    { kind: 'people', label, cents: paying * rateCents, taxCode: TAX_CODE },
    ...extras.map(({ label, cents, taxCode }) => ({ kind: 'extra', label, cents, taxCode: codeOf(taxCode) }) as const),
  ] as const;
  const taxes = spreadTax(untaxed.map(({ cents, taxCode }) => ({ cents, basisPoints: taxRates[taxCode] ?? 0 })));
  const lines = untaxed.map((line, place) => ({ ...line, taxCents: taxes[place] ?? 0, ...partsOf(line.taxCode) }));
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0);
  return { free, lines, taxCents, totalCents: lines.reduce((sum, { cents }) => sum + cents, taxCents) };
}

/** One adult for so many pupils, or a part of them. */
function freeAdults({ pupils, adults }: People, { freePerPupils }: Priced['terms']): number {
  return freePerPupils === 0 ? 0 : Math.min(adults, Math.ceil(pupils / freePerPupils));
}

/** One person beside so many who pay. */
function freePeople(people: number, { freePerAdults }: Priced['terms']): number {
  return freePerAdults === 0 ? 0 : Math.floor(people / (freePerAdults + 1));
}

/** Up to the whole dollar, and never more than the total. @param percent of the total */
export function depositOf(totalCents: number, percent: number): number {
  return Math.min(totalCents, Math.ceil((totalCents * percent) / 100 / DOLLAR) * DOLLAR);
}

/** Adults who are missing; 0 when enough come. */
export function missingAdults({ pupils, adults }: People, { pupilsPerAdult }: Pick<GroupTerms, 'pupilsPerAdult'>) {
  return Math.max(0, Math.ceil(pupils / pupilsPerAdult) - adults);
}
