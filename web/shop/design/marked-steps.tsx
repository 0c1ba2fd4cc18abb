import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ornaments } from '#house/theme/ornaments.js';
import { VisuallyHidden, visuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';

/** done: completed · now · ahead · skipped: does not apply yet · passed: was not needed. */
export type StepState = 'done' | 'now' | 'ahead' | 'skipped' | 'passed';

export interface Step {
  readonly label: string;
  readonly state: StepState;
  /** Announced after the label, e.g. "for 10 or more". */
  readonly note?: string;
}

const List = styled.ol`
  display: flex;
  gap: var(--s-2);
  align-items: flex-start;
  ${media.belowTablet} { gap: 0; }
`;

const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  color: var(--mist);
  font: 500 var(--t-2)/1.2 var(--ui);
  text-align: center;
  & + &::before { content: ""; position: absolute; top: 21px; right: calc(50% + 28px); left: calc(-50% + 24px); height: 4px; border: solid var(--night-edge); border-width: 1px 0; opacity: 0.8; }
  &[data-state='done'] { color: var(--cream); i { color: var(--brass); } }
  &[data-state='now'] { color: var(--brass-lit); font-weight: 600; i { background: var(--brass-lit); color: var(--night); box-shadow: 0 0 0 3px var(--night), 0 0 0 4px var(--brass); } }
  &[data-state='skipped'] i, &[data-state='passed'] i { box-shadow: none; border: 1.5px dashed currentColor; }
  &[data-state='done']::before, &[data-state='now']::before, &[data-state='passed']::before { border-color: var(--brass) !important; opacity: 1 !important; }
  ${media.belowTablet} {
    & + &::before { top: 17px; right: calc(50% + 22px); left: calc(-50% + 22px); }
    > span { ${visuallyHidden} }
  }
  ${media.tiny} { & + &::before { display: none; } }
  ${media.forcedColors} { &[data-state='now'] i { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

const Sign = styled.i`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${ornaments.stepRadius.wide};
  color: var(--night-edge);
  box-shadow: inset 0 0 0 1.5px currentColor;
  svg { width: 30px; height: 30px; }
  ${media.belowTablet} { width: 36px; height: 36px; border-radius: ${ornaments.stepRadius.narrow}; svg { width: 24px; height: 24px; } }
  ${media.tiny} { width: 24px; height: 24px; svg { width: 18px; height: 18px; } }
  ${media.forcedColors} { border: 1px solid; }
`;

/** Progress as the signs of the house, six steps at most, for dark grounds. Labels below them from 768 px. */
export function MarkedSteps({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Item key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <Sign>
            <thisHouse.StepMark step={index + 1} />
          </Sign>
          <span>
            {step.label}
            {step.note ? <VisuallyHidden>, {step.note}</VisuallyHidden> : null}
          </span>
        </Item>
      ))}
    </List>
  );
}
