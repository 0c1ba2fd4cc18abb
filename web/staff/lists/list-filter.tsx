import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../kit/design/controls/input-style.js';

/** Controls next to a list's search. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  flex: 1 1 auto;
  justify-content: flex-end;
  select { width: auto; min-height: var(--target); padding-block: 0.375rem; }
`;

interface ListFilterProps<Value extends string> {
  readonly label: string;
  /** Value and label; the first shows the whole list. */
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ListFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ListFilterProps<Value>): ReactNode {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([known]) => known === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([known, words]) => (
        <option key={known} value={known}>
          {words}
        </option>
      ))}
    </Select>
  );
}
