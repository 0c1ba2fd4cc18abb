import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  border: 0;
  legend { padding-bottom: 6px; font: 600 var(--t-2) / 1.35 var(--ui); }
  label { position: relative; display: grid; place-items: center; min-width: var(--target); min-height: var(--target); border: 1px solid var(--paper-edge); background: var(--paper-raised); font: 600 var(--t-3) / 1 var(--ui); cursor: pointer; }
  label.none { padding-inline: var(--s-3); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  label:has(:checked) { background: var(--night); color: var(--brass-lit); }
  label:has(:focus-visible) { outline: 6px double var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { label:has(:checked) { border: 3px solid Highlight; } }
`;

/** One to five stars, or none. */
export function Stars({ registration }: { readonly registration: UseFormRegisterReturn }) {
  return (
    <Row>
      <legend>Stars, for us only (optional)</legend>
      {['1', '2', '3', '4', '5'].map((stars) => (
        <label key={stars}>
          <input type="radio" value={stars} aria-label={`${stars} of 5`} {...registration} />
          <span aria-hidden="true">{stars}</span>
        </label>
      ))}
      <label className="none">
        <input type="radio" value="" {...registration} />
        <span>None</span>
      </label>
    </Row>
  );
}
