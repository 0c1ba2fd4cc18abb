import { deadlinesOf, refundCents } from '../../../services/shared/contracts/src/house/change-rule.js';
import { Text } from '../../kit/design/type/text.js';
import { useHouse } from '../../kit/document/use-house.js';
import { useNow } from '../../kit/document/use-now.js';
import { ruleOfAnyVisit, ruleOfVisit } from '../../kit/lib/change-rule-words.js';
import { toAmount } from '../../kit/lib/money.js';

interface ChangeRuleLineProps {
  /** Start of the chosen time, UTC, ISO 8601; without it, the rule of any visit. */
  readonly startsAt?: string | undefined;
  /** What the visit costs, to say what goes back of it. US cents. */
  readonly cents?: number | undefined;
}

/** The rule of changes and refunds; nothing while it is unknown. */
export function ChangeRuleLine({ startsAt, cents }: ChangeRuleLineProps) {
  const rule = useHouse()?.changeRules;
  const now = useNow();
  if (!rule) return null;
  const amountOf = cents === undefined ? undefined : (percent: number) => toAmount(refundCents(cents, percent));
  const words =
    startsAt === undefined ? ruleOfAnyVisit(rule) : ruleOfVisit(deadlinesOf(rule, new Date(startsAt), amountOf), now);
  return (
    <Text kind="small" soft>
      {words.join(' ')}
    </Text>
  );
}
