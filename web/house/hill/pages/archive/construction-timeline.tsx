import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { OnRecordGap } from '../../design/on-record-switch.js';
import { constructionStages } from '../../texts/archive.js';

const Part = styled.section`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

/** A surveyor's staff between years and text: fields of red and black, a tick at every foot. */
const Staff = styled.ol`
  --years: 0px;
  --clear: clamp(2.25rem, 6vw, 3.5rem);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-5);
  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 var(--years);
    width: 18px;
    border: 1px solid var(--rule);
    background:
      repeating-linear-gradient(transparent 0 11px, var(--rule) 11px 12px) 100% 0 / 7px 100% no-repeat,
      repeating-linear-gradient(var(--oxblood) 0 60px, var(--paper-raised) 60px 120px, var(--ink) 120px 180px, var(--paper-raised) 180px 240px) 2px 2px / 7px calc(100% - 4px) no-repeat,
      var(--paper-raised);
  }
  @media (min-width: 64rem) { --years: 16rem; }
`;

const Stage = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2) var(--s-7);
  padding-block: var(--s-5);
  padding-left: calc(18px + var(--clear));
  & + & { border-top: 1px solid var(--rule); }
  h3 + p { margin-top: var(--s-3); max-width: var(--measure); font: 400 var(--t-4) / var(--lh-read) var(--text); text-wrap: pretty; }
  > span { justify-self: start; }
  ${media.print} { break-inside: avoid; }
  @media (min-width: 64rem) {
    grid-template-columns: calc(var(--years) - var(--s-6)) minmax(0, var(--measure)) minmax(9.5rem, 1fr);
    column-gap: 0;
    align-items: baseline;
    padding: var(--s-6) 0;
    > div { margin-left: calc(18px + var(--s-6) + var(--clear)); margin-right: calc(-18px - var(--s-6) - var(--clear)); }
    > span { justify-self: end; }
  }
`;

const Period = styled.p`
  font: 400 clamp(2.25rem, 1.8rem + 1.8vw, 3.25rem) / 0.95 var(--sign);
  color: var(--oxblood);
  @media (min-width: 64rem) { text-align: right; }
`;

export function ConstructionTimeline() {
  return (
    <Part aria-labelledby="construction">
      <h2 id="construction">Construction timeline</h2>
      <Staff>
        {constructionStages.map(({ period, title, text, certainty }) => (
          <Stage key={period}>
            <Period>{period}</Period>
            <div>
              <h3>{title}</h3>
              <p data-told={certainty === 'on record' ? undefined : ''}>{text}</p>
              {certainty === 'on record' ? null : (
                <OnRecordGap>What is told of these years is not on record.</OnRecordGap>
              )}
            </div>
            <CertaintyMark certainty={certainty} />
          </Stage>
        ))}
      </Staff>
    </Part>
  );
}
