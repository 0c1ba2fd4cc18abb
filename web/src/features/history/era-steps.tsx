import { styled } from 'styled-components';
import type { Era } from '../../content/eras.js';
import { Icon } from '../../design/marks/icon.js';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-3) var(--s-5);
  margin-top: var(--s-6);
  padding-top: var(--s-3);
  border-top: 4px double var(--rule);
`;

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--target);
  font: 500 var(--t-3) / 1.2 var(--ui);
  text-align: left;
  color: var(--accent);
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  &:last-child { margin-left: auto; text-align: right; }
  svg { flex: none; }
`;

interface EraStepsProps {
  readonly before: Era | undefined;
  readonly after: Era | undefined;
  readonly onChoose: (era: string) => void;
}

/** Links to the previous and next era. */
export function EraSteps({ before, after, onChoose }: EraStepsProps) {
  return (
    <Steps>
      {before ? (
        <Step type="button" aria-label={`Previous era: ${before.title}`} onClick={() => onChoose(before.id)}>
          <Icon name="previous" size={20} />
          {before.title}
        </Step>
      ) : null}
      {after ? (
        <Step type="button" aria-label={`Next era: ${after.title}`} onClick={() => onChoose(after.id)}>
          {after.title}
          <Icon name="next" size={20} />
        </Step>
      ) : null}
    </Steps>
  );
}
