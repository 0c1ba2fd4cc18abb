import { USUAL_TAX_CODE } from '@hilltop/contracts/catalog/goods-tax-codes';

/** The part of a sold product that says what it is taxed as. */
interface Coded {
  readonly taxCode?: string;
}

/** What a sold product is taxed as. What an earlier release sold is goods. */
export function codeOfGoods({ taxCode = USUAL_TAX_CODE }: Coded): string {
  return taxCode;
}

/** A code as a sold product keeps it. */
export function keptCode(taxCode: string): Coded {
  return taxCode === USUAL_TAX_CODE ? {} : { taxCode };
}
