import { Text } from '../../kit/design/type/text.js';
import { useHouse } from '../../kit/document/use-house.js';
import { useNow } from '../../kit/document/use-now.js';
import { changeRule, deadlinesOf, hoursBefore } from '../../kit/lib/change-rule.js';

interface ChangeRuleLineProps {
  /** Start of the chosen time, UTC, ISO 8601; without it, the rule of any visit. */
  readonly startsAt?: string | undefined;
}

/** The rule of changes and refunds; nothing while it is unknown. */
export function ChangeRuleLine({ startsAt }: ChangeRuleLineProps) {
  const rules = useHouse()?.changeRules;
  const now = useNow();
  if (!rules) return null;
  return (
    <Text kind="small" soft>
      {changeRule(startsAt === undefined ? hoursBefore(rules) : deadlinesOf(startsAt, rules, now))}
    </Text>
  );
}
