import { styled } from 'styled-components';
import type { AlarmStep } from '../../../content/alarm.js';
import { AsDrawn, SureMark } from '../../../design/marks/sure-mark.js';

const Footing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em 0.9em;
  margin-top: var(--s-1);
  small { font: italic 400 var(--t-2) / 1.3 var(--text); color: var(--fg-soft); }
`;

/** What a step tells, with its mark and source. */
export function Caption({ step }: { readonly step: AlarmStep | undefined }) {
  if (step === undefined) return null;
  const { text, sureness, source } = step;
  return (
    <>
      {text}
      <Footing>
        {sureness ? <SureMark sureness={sureness} /> : <AsDrawn />}
        {source ? <small>{source}</small> : null}
      </Footing>
    </>
  );
}
