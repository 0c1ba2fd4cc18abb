import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import type { RuleFactsFragment } from '../../generated/staff-operations.js';
import { ruleBounds, ruleDoes, ruleWhen } from './rule-words.js';

interface RuleActions {
  readonly rules: readonly RuleFactsFragment[];
  readonly onUp: (rule: RuleFactsFragment) => void;
  readonly onChange: (rule: RuleFactsFragment) => void;
  readonly onRemove: (rule: RuleFactsFragment) => void;
}

/** Columns of the rules: name, when, what it does, its bounds, and what can be done. */
export function ruleColumns({ rules, onUp, onChange, onRemove }: RuleActions): readonly Column<RuleFactsFragment>[] {
  const placeOf = ({ id }: RuleFactsFragment) => rules.findIndex((rule) => rule.id === id) + 1;
  return [
    {
      id: 'name',
      label: 'Name visitors read',
      place: 'name',
      cell: (rule) => `${placeOf(rule)}. ${rule.name}`,
    },
    { id: 'when', label: 'When', place: 'line', cell: ruleWhen },
    { id: 'does', label: 'Does', place: 'line', cell: ruleDoes },
    { id: 'bounds', label: 'Never below, never above', place: 'line', whole: true, cell: ruleBounds },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (rule) => (
        <>
          {placeOf(rule) > 1 ? (
            <RowButton icon="ascending" label="Up" of={rule.name} onClick={() => onUp(rule)} />
          ) : null}
          <RowButton icon="edit" label="Change" of={rule.name} onClick={() => onChange(rule)} />
          <RowButton icon="remove" label="Remove" of={rule.name} onClick={() => onRemove(rule)} />
        </>
      ),
    },
  ];
}
