import type { GroupLine } from './price-group.js';

const EXEMPT = '_exempt';

/** Goods of an organization that pays no tax: `goods_exempt`. */
export const exemptCode = (taxCode: string): string => `${taxCode}${EXEMPT}`;

/** What it is taxed as otherwise: `goods`. */
export const taxedCode = (taxCode: string): string =>
  taxCode.endsWith(EXEMPT) ? taxCode.slice(0, -EXEMPT.length) : taxCode;

export const hasExempt = (lines: readonly Pick<GroupLine, 'taxCode'>[]): boolean =>
  lines.some(({ taxCode }) => taxCode.endsWith(EXEMPT));

/** The same for an organization that pays no tax. */
export function exemptLines(lines: readonly GroupLine[]): readonly GroupLine[] {
  return lines.map((line) =>
    line.taxCents === 0 ? line : { ...line, taxCode: exemptCode(line.taxCode), taxCents: 0 },
  );
}

/** Gives the tax of these lines back: what was sold as taxed is sold as exempt from then on, in documents, books and the tax report. */
export function taxCreditLines(lines: readonly GroupLine[]): readonly GroupLine[] {
  return lines
    .filter(({ taxCents }) => taxCents > 0)
    .flatMap((line) => [
      line,
      { ...line, label: `${line.label}, exempt`, cents: -line.cents, taxCode: exemptCode(line.taxCode), taxCents: 0 },
    ]);
}
