import { UntaxedGoodsDocument, type UntaxedGoodsQuery } from '../../generated/staff-operations.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { listed } from '../../kit/lib/sentences.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';

/** What is on sale and has no rate of sales tax that a manager confirmed, in lower case; a rate of 0 percent is one, too. */
export function untaxedGoods({ taxCodes, products }: Pick<UntaxedGoodsQuery, 'taxCodes' | 'products'>): string[] {
  const sold = new Set((products ?? []).map(({ taxCode }) => taxCode));
  if (sold.size === 0) return [];
  const open = (taxCodes ?? []).filter(
    ({ exempt, rates }) => !exempt && !rates.some(({ state }) => state === 'IN_FORCE'),
  );
  // Shipping is sold with any of them.
  return open.filter(({ code }) => code === 'shipping' || sold.has(code)).map(({ name }) => name.toLowerCase());
}

export const UNTAXED_TITLE = 'Goods are sold without sales tax';

/** @param names as of `untaxedGoods` */
export function untaxedWords(names: readonly string[]): string {
  return `No rate is confirmed for ${listed(names)}: what the state is owed comes out of the house’s pocket.`;
}

interface UntaxedNoticeProps {
  /** On the page where it is set. */
  readonly here?: boolean;
}

/** Red for as long as it is so; nothing where it is not, or not known. */
export function UntaxedNotice({ here = false }: UntaxedNoticeProps) {
  const readsOnly = useReadsOnly();
  const { data } = useAdminQuery(UntaxedGoodsDocument, {});
  const names = data ? untaxedGoods(data) : [];
  if (names.length === 0) return null;
  return (
    <Notice tone="refused" title={UNTAXED_TITLE}>
      {untaxedWords(names)} {here ? 'Set the rate below, and confirm it.' : ''}
      {here || readsOnly ? null : (
        <Row mt={3}>
          <ToolLink to="/admin?tab=prices">Set it up</ToolLink>
        </Row>
      )}
    </Notice>
  );
}
