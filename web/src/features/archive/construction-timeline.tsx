import { styled } from 'styled-components';
import { constructionStages } from '../../content/archive.js';
import { SureMark } from '../../design/marks/sure-mark.js';
import { media } from '../../design/media.js';

/** A surveyor's staff runs down the left edge: red and black fields, a tick at every foot. */
const Staff = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-5);
  padding-left: clamp(2.25rem, 6vw, 4rem);
  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 18px;
    border: 1px solid var(--rule);
    background:
      repeating-linear-gradient(transparent 0 11px, var(--rule) 11px 12px) 100% 0 / 7px 100% no-repeat,
      repeating-linear-gradient(var(--oxblood) 0 60px, var(--paper-raised) 60px 120px, var(--ink) 120px 180px, var(--paper-raised) 180px 240px) 2px 2px / 7px calc(100% - 4px) no-repeat,
      var(--paper-raised);
  }
`;

const Stage = styled.li`
  position: relative;
  padding-block: var(--s-5);
  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  & + & { border-top: 1px solid var(--rule); }
  /* the mark on the staff where the stage begins */
  &::before { content: ""; position: absolute; left: calc(-1 * clamp(2.25rem, 6vw, 4rem)); top: -1px; width: clamp(2.25rem, 6vw, 4rem); border-top: 1px solid var(--rule); }
  &:first-child::before { top: 0; }
  > p:first-child { font: 400 clamp(2.25rem, 1.8rem + 1.8vw, 3.25rem) / 0.95 var(--sign); color: var(--oxblood); }
  h3 { margin-top: var(--s-2); }
  h3 + p { margin-top: var(--s-3); max-width: var(--measure); font: 400 var(--t-4) / var(--lh-read) var(--text); text-wrap: pretty; }
  > span { margin-top: var(--s-3); }
  ${media.print} { break-inside: avoid; }
`;

/** What was built, stage by stage (spec.md §2). */
export const ConstructionTimeline = () => (
  <section aria-labelledby="construction">
    <h2 id="construction">Construction timeline</h2>
    <Staff>
      {constructionStages.map(({ period, title, text, sureness }) => (
        <Stage key={period}>
          <p>{period}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          <SureMark sureness={sureness} />
        </Stage>
      ))}
    </Staff>
  </section>
);
