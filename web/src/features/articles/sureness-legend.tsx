import { styled } from 'styled-components';
import { OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { SureMark } from '../../design/marks/sure-mark.js';

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-content: start;
  p { width: 100%; color: var(--fg-soft); font: italic 400 var(--t-3) / 1.45 var(--text); }
`;

export function SurenessLegend() {
  return (
    <Legend>
      <p>Not every story told on this hill has a paper behind it. Each note says how sure we are.</p>
      <SureMark sureness="on record" />
      <SureMark sureness="reported" />
      <SureMark sureness="local tradition" />
      <OnRecordSwitch />
    </Legend>
  );
}
