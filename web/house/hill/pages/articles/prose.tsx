import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { Claims, isOnlyTold } from '../../design/claims.js';
import { OnRecordGap } from '../../design/on-record-switch.js';

/** A stepped plate behind the first letter of a chapter. `::first-letter` takes a background but no frame, so the frame is drawn in it. */
const initialPlate =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' preserveAspectRatio='none'%3E%3Cpath fill='%230d1417' d='M0 12h6V6h6V0h56v6h6v6h6v56h-6v6h-6v6H12v-6H6v-6H0z'/%3E%3Cpath fill='none' stroke='%23c9a24b' d='M4 15h5V9h6V4h50v5h6v6h5v50h-5v6h-6v5H15v-5H9v-6H4z'/%3E%3C/svg%3E\")";

const Text = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  max-width: var(--measure);
  p { font: 400 var(--t-4) / var(--lh-read) var(--text); hanging-punctuation: first; text-wrap: pretty; }
  &[data-initial] p:first-child { display: flow-root; }
  &[data-initial] p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.22em 0 0;
    padding: 0.24em 0.3em 0.2em;
    font: 400 3.5rem / 1 var(--sign);
    color: var(--brass-lit);
    background: ${initialPlate} 50% / 100% 100% no-repeat;
  }
  @media (min-width: 64rem) { grid-area: 2 / 2; gap: var(--s-5); }
  ${media.print} { p { orphans: 3; widows: 3; } &[data-initial] p:first-child::first-letter { color: var(--ink); background: none; } }
`;

interface ProseProps {
  readonly paragraphs: readonly string[];
  /** Sets a drop cap. Once per chapter. */
  readonly hasInitial: boolean;
}

export function Prose({ paragraphs, hasInitial }: ProseProps) {
  return (
    <Text data-initial={hasInitial || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} data-told={isOnlyTold(paragraph) ? '' : undefined}>
          <Claims text={paragraph} />
        </p>
      ))}
      {paragraphs.every(isOnlyTold) ? <OnRecordGap>What is told here is not on record.</OnRecordGap> : null}
    </Text>
  );
}
