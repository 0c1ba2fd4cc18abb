import { styled } from 'styled-components';

const Choice = styled.fieldset`
  legend { font: 600 var(--t-4)/1.2 var(--ui); margin-bottom: var(--s-2); }
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr)); gap: var(--s-2); }
  label { position: relative; }
  input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; margin: 0; cursor: pointer; }
  span { display: grid; place-items: center; min-height: 4.5rem; font: 600 2rem/1 var(--ui); background: var(--paper-raised); border: 2px solid var(--paper-edge); }
  :checked + span { background: var(--night); color: var(--brass-lit); border-color: var(--night); box-shadow: inset 0 0 0 4px var(--night), inset 0 0 0 6px var(--brass); }
  :focus-visible + span { outline: 6px double var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { :checked + span { outline: 4px solid Highlight; } }
`;

interface PeoplePickerProps {
  readonly legend: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (people: number) => void;
}

/** How many people: a button per number. */
export function PeoplePicker({ legend, most, value, onChange }: PeoplePickerProps) {
  return (
    <Choice>
      <legend>{legend}</legend>
      <div>
        {Array.from({ length: most }, (_, at) => at + 1).map((people) => (
          <label key={people}>
            <input type="radio" name="people" checked={people === value} onChange={() => onChange(people)} />
            <span>{people}</span>
          </label>
        ))}
      </div>
    </Choice>
  );
}
