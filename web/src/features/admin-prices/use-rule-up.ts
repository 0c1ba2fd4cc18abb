import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  type RuleFactsFragment,
  SavePriceRuleDocument,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import type { PriceList } from './price-rows.js';

/** Moves a rule one place up: it is tried before the one that was above it. */
export function useRuleUp(list: PriceList | undefined): (rule: RuleFactsFragment) => void {
  const save = useAdminMutation(SavePriceRuleDocument, [StaffTourPricesDocument]);
  const moveUp = async ({ id, __typename: _, ...rule }: RuleFactsFragment): Promise<void> => {
    if (list === undefined) return;
    const position = list.rules.findIndex((each) => each.id === id);
    const input = { ...rule, position };
    const answer = await save({ tourId: list.tourId, version: list.version, ruleId: id, input });
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('The rule was not moved', answer, () => false), tone: 'refused' });
    }
  };
  return (rule) => void moveUp(rule);
}
