import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { media } from '../../../kit/design/media.js';

const Label = styled.label`
  display: inline-flex;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--target);
  font: 500 var(--t-3) / 1.3 var(--ui);
  cursor: pointer;
  input { appearance: none; position: relative; flex: none; width: 3.25rem; height: 1.75rem; margin: 0; border: 1px solid var(--edge); border-radius: 999px; background: linear-gradient(#0b0806, #33261a); cursor: pointer; }
  input::after { content: ""; position: absolute; top: 2px; left: 2px; width: 1.375rem; height: 1.375rem; border-radius: 50%; background: radial-gradient(circle at 38% 30%, #fff6d8, #d6ab52 45%, #7a5a17 85%); transition: transform var(--slow) var(--ease); }
  input:checked::after { transform: translateX(1.5rem); }
  ${media.reducedMotion} { input::after { transition: none; } }
  ${media.forcedColors} { input { appearance: auto; width: 1.25rem; height: 1.25rem; } }
`;

function readChoice(box: HTMLInputElement | null): void {
  if (box) box.checked = document.documentElement.hasAttribute('data-on-record');
}

/**
 * "Show only what is on record". The script in `index.html` reads the stored choice before the first paint and follows
 * the checkbox, so that it works before hydration. The global style does the hiding.
 */
export function OnRecordSwitch() {
  return (
    <Label>
      <input type="checkbox" data-on-record-switch="" ref={readChoice} />
      <Trans>Show only what is on record</Trans>
    </Label>
  );
}

const Gap = styled.p`
  font: italic 400 var(--t-3) / 1.45 var(--text);
  color: var(--fg-soft);
`;

/** Shown if nothing else is left on record. */
export function OnRecordGap({ children }: { readonly children: string }) {
  return <Gap data-on-record-gap="">{children}</Gap>;
}

/** Shown with a drawing of people while only what is on record is shown. */
export function DrawnPeople() {
  return <OnRecordGap>{t`The people in this drawing are invented.`}</OnRecordGap>;
}
