import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { cutCorners } from '../../../kit/design/frames/cut-corners.js';
import { thisHouse } from '../about/house.js';
import { GateMark } from '../theme/gate-mark.js';
import map from './last-mile.svg';

/** Labels are closer together on a small map, and on paper. */
const belowPhone = '@media print, (max-width: 39.99rem)';

const Sheet = styled.div`
  --c: 9px;
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: #efe4cc;
  color: var(--ink);
  ${cutCorners}
  > img { display: block; width: 100%; max-width: none; height: 100%; }
`;

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  font: 400 clamp(0.9375rem, 0.7rem + 0.9vw, 1.25rem) / 1.1 var(--title);
  white-space: nowrap;
  text-align: center;
  &[data-kind='road'] { left: 50%; top: 83%; font: 500 clamp(0.75rem, 0.62rem + 0.4vw, 0.9375rem) / 1.2 var(--ui); }
  &[data-kind='drive'] { left: 64%; top: 58%; font: italic 400 clamp(0.8125rem, 0.66rem + 0.5vw, 1rem) / 1.2 var(--text); }
  &[data-kind='scale'] { left: 15.5%; top: 90.5%; font: 400 clamp(0.75rem, 0.62rem + 0.4vw, 0.9375rem) / 1.2 var(--ui); }
  &[data-kind='west'] { left: 15%; top: 61%; }
  &[data-kind='east'] { left: 86%; top: 61%; }
  ${belowPhone} { font-size: 0.8125rem; &[data-kind='drive'] { left: 66%; } &[data-kind='west'] { left: 16%; } &[data-kind='east'] { left: 84%; } }
`;

/** The venue: a dark plate with the logo, on a pin. */
const Here = styled.span`
  --slit: var(--night);
  position: absolute;
  left: 50%;
  top: 14%;
  display: grid;
  justify-items: center;
  gap: 0.2rem;
  padding: 0.5rem 0.9rem 0.55rem;
  font: 400 clamp(0.9375rem, 0.7rem + 0.9vw, 1.25rem) / 1.1 var(--title);
  white-space: nowrap;
  color: var(--brass-lit);
  background: var(--night);
  box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass);
  translate: -50% -50%;
  ${belowPhone} { font-size: 0.875rem; svg { display: none; } }
  &::after { content: ""; position: absolute; left: 50%; top: 100%; width: 14px; height: 10px; translate: -50% -1px; background: var(--night); clip-path: polygon(0 0, 100% 0, 50% 100%); }
`;

/** The last mile, in the style of gas station maps. The length of the drive is to scale, its bends are as we draw them. */
export function VisitMap() {
  return (
    <Sheet
      role="img"
      aria-label={t`Map: from Division Street, which is Texas 180, the drive winds about 900 feet from two gate towers up to Top O’ Hill Terrace; Fort Worth lies 10 miles to the west, downtown Dallas 21 to the east`}
    >
      <img src={map} width={800} height={500} alt="" loading="lazy" />
      <Label data-kind="west">
        <Trans>
          ← Fort Worth
          <br />
          10 miles
        </Trans>
      </Label>
      <Label data-kind="east">
        <Trans>
          Dallas →
          <br />
          21 miles
        </Trans>
      </Label>
      <Label data-kind="drive">
        <Trans>
          the drive,
          <br />
          about 900 feet
        </Trans>
      </Label>
      <Label data-kind="scale">
        <Trans>1,000 feet</Trans>
      </Label>
      <Label data-kind="road">
        <Trans>Texas 180, Division Street, the old Bankhead Highway</Trans>
      </Label>
      <Here>
        <GateMark width={40} />
        {thisHouse.name}
      </Here>
    </Sheet>
  );
}
