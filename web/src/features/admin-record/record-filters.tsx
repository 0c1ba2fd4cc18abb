import { styled } from 'styled-components';
import { Field } from '../../design/controls/field.js';
import { Input, Select } from '../../design/controls/input-style.js';
import { knownActions } from './action-words.js';

/** What the record is searched by; an empty text for everything. Days are YYYY-MM-DD on the venue's calendar. */
export interface RecordFilter {
  readonly staffId: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
`;

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (filter: RecordFilter) => void;
}

/** Who, what, and from which day to which. */
export function RecordFilters({ filter, people, onChange }: RecordFiltersProps) {
  const set = (name: keyof RecordFilter) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <Row role="search" aria-label="Search the record">
      <Field label="Who">
        {(control) => (
          <Select {...control} value={filter.staffId} onChange={set('staffId')}>
            <option value="">Everyone</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What">
        {(control) => (
          <Select {...control} value={filter.action} onChange={set('action')}>
            <option value="">Everything</option>
            {knownActions.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From">
        {(control) => <Input {...control} type="date" value={filter.from} max={filter.to} onChange={set('from')} />}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} type="date" value={filter.to} min={filter.from} onChange={set('to')} />}
      </Field>
    </Row>
  );
}
