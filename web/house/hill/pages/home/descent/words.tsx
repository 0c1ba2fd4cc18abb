import { css, styled } from 'styled-components';
import { ButtonLink } from '../../../../../kit/design/controls/button-link.js';
import { AsDrawn, CertaintyMark } from '../../../design/certainty-mark.js';
import { DrawnPeople, OnRecordGap } from '../../../design/on-record-switch.js';
import lamp from '../../../drawings/descent/chain-lamp.svg';
import type { Stop } from '../../../texts/descent.js';
import { narrow, wide } from './layout.js';
import type { Spot } from './scene.js';

/** On the whole drawing; on a narrow screen, in the order of the page. */
export const placed = css`
  --u: clamp(1rem, 0.4rem + 0.72vw, 1.75rem);
  position: absolute;
  z-index: 2;
  left: var(--left);
  top: var(--top);
  width: var(--width);
  font-size: var(--u);
  ${narrow} { position: relative; left: auto; top: auto; width: auto; }
`;

const Block = styled.div`
  ${placed}
  h2 { font-size: 2.2em; }
  > a { margin-top: 1.2em; }
  > p, div > p { margin-top: 0.6em; font: 400 1.2em / 1.5 var(--text); text-wrap: pretty; }
  > p[data-place] { margin: 0 0 0.8em; font: 500 max(0.8125rem, 0.78em) / 1 var(--ui); letter-spacing: var(--caps); text-transform: uppercase; color: var(--mist); }
  [data-place]::before { content: ""; display: inline-block; width: 1.6em; height: 4px; margin-right: 0.7em; border: solid var(--brass); border-width: 1px 0; vertical-align: 0.22em; }
  ${wide} {
    /* Two claims side by side. */
    &[data-below] { position: relative; top: auto; display: grid; grid-template-columns: 1fr 1fr; gap: 0 4%; margin: -3.4% 0 0; padding-bottom: 5.5%; align-items: start; }
    &[data-below] > p[data-place], &[data-below] > h2 { grid-column: 1 / -1; }
    &[data-below] > a { grid-column: 2; justify-self: start; }
  }
  ${narrow} {
    --u: clamp(1.0625rem, 0.9rem + 0.9vw, 1.375rem);
    padding: 0 var(--gutter) 0 calc(var(--gutter) + 2.25rem);
    h2 { font-size: 1.85em; }
    > p, div > p { font-size: 1.08em; max-width: 34em; }
    /* A brass chain runs down the edge, with a lamp at every room. */
    &::after { content: ""; position: absolute; z-index: -1; left: calc(var(--gutter) + 0.55rem); top: calc(-1 * var(--above)); bottom: calc(-1 * var(--below)); border-left: 2px dotted var(--brass); opacity: 0.75; }
    &::before { content: ""; position: absolute; left: calc(var(--gutter) - 0.35rem); width: 1.9rem; height: 2.1rem; background: url("${lamp}") 0 0 / 100% no-repeat; }
  }
`;

/** Under a claim: its mark and source. */
export const Footing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em 0.8em;
  margin-top: 0.6em;
  color: var(--accent);
  > i { font: italic 400 var(--t-2) / 1.3 var(--text); color: var(--fg-soft); }
`;

interface WordsProps {
  readonly stop: Stop;
  /** Undefined where the text is not on a drawing. */
  readonly at?: Spot;
}

/** Where something is on the whole drawing, for `placed`. */
export function spotStyle({ left, top, width }: Spot): object {
  return { '--left': `${left}%`, '--top': `${top}%`, '--width': `${width}%` };
}

/** The claims about a place, each with its mark and source. */
export function Words({ stop: { id, place, heading, claims, hasPeople, way }, at }: WordsProps) {
  return (
    <Block style={at && spotStyle(at)} data-words="" data-below={claims.length > 1 || undefined}>
      {place ? <p data-place="">{place}</p> : null}
      {heading ? <h2 id={id}>{heading}</h2> : null}
      {claims.map(({ text, certainty, source }, which) => (
        <div key={text} data-told={certainty === 'on record' ? undefined : ''}>
          <p>{text}</p>
          <Footing>
            <CertaintyMark certainty={certainty} />
            <i>{source}</i>
            {place && which === claims.length - 1 ? <AsDrawn what="Picture" /> : null}
          </Footing>
        </div>
      ))}
      {claims.some(({ certainty }) => certainty === 'on record') ? null : (
        <OnRecordGap>What is told of this place is not on record.</OnRecordGap>
      )}
      {hasPeople ? <DrawnPeople /> : null}
      {way ? <ButtonLink to={way.to}>{way.label}</ButtonLink> : null}
    </Block>
  );
}
