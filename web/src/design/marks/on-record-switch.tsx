import { styled } from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--target);
  font: 500 var(--t-3) / 1.3 var(--ui);
  cursor: pointer;
  input { flex: none; width: 1.25rem; height: 1.25rem; accent-color: var(--brass); }
`;

function readChoice(box: HTMLInputElement | null): void {
  if (box) box.checked = document.documentElement.hasAttribute('data-on-record');
}

/**
 * "Show only what is on record", remembered by the browser. The script in `index.html` reads the choice before the
 * first paint and follows the checkbox, so that it works before hydration; the global style hides what is not on
 * record.
 */
export function OnRecordSwitch() {
  return (
    <Label>
      <input type="checkbox" data-on-record-switch="" ref={readChoice} />
      Show only what is on record
    </Label>
  );
}

const Gap = styled.p`
  font: italic 400 var(--t-3) / 1.45 var(--text);
  color: var(--fg-soft);
`;

/** Shown where nothing is left while only what is on record is shown. */
export function OnRecordGap({ children }: { readonly children: string }) {
  return <Gap data-on-record-gap="">{children}</Gap>;
}

/** Shown by a drawing with people in it while only what is on record is shown. */
export function DrawnPeople() {
  return <OnRecordGap>The people in this drawing are invented.</OnRecordGap>;
}
