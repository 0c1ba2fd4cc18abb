import { Badge, type BadgeKind } from '../../design/marks/badge.js';
import { FanMark } from '../../design/marks/fan-mark.js';
import { GateMark } from '../../design/marks/gate-mark.js';
import { GateRule } from '../../design/marks/gate-rule.js';
import { Icon, type IconName } from '../../design/marks/icon.js';
import { Leaders } from '../../design/marks/leaders.js';
import { Notice } from '../../design/marks/notice.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { SureMark } from '../../design/marks/sure-mark.js';
import { ToolIcon, type ToolIconName } from '../../design/marks/tool-icon.js';
import { OnBothGrounds, Specimen } from './specimen.js';

const badges: readonly BadgeKind[] = ['brass', 'felt', 'oxblood', 'stone', 'plain'];
const icons: readonly IconName[] = [
  ...(['cart', 'menu', 'close', 'check', 'warning', 'info', 'back', 'forward', 'previous', 'next'] as const),
  ...(['out', 'clock', 'place', 'people', 'lock', 'print', 'plus', 'minus'] as const),
];
const toolIcons: readonly ToolIconName[] = [
  ...([
    'search',
    'view',
    'edit',
    'remove',
    'upload',
    'sort',
    'ascending',
    'descending',
    'again',
    'open',
    'shut',
  ] as const),
];

export const MarksShown = () => (
  <OnBothGrounds title="Marks">
    <Specimen label="The gate, the fan">
      <GateMark width={96} />
      <FanMark width={64} />
    </Specimen>
    <GateRule />
    <Specimen label="Badges">
      {badges.map((kind) => (
        <Badge key={kind} kind={kind}>
          {kind}
        </Badge>
      ))}
    </Specimen>
    <Specimen label="How sure we are">
      <SureMark sureness="on record" />
      <SureMark sureness="reported" />
      <SureMark sureness="local tradition" />
    </Specimen>
    <Specimen label="States">
      <StateMark tone="good">Sent</StateMark>
      <StateMark tone="waiting">Queued</StateMark>
      <StateMark tone="bad">Failed</StateMark>
    </Specimen>
    <Specimen label="Signs">
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {toolIcons.map((name) => (
        <ToolIcon key={name} name={name} size={24} />
      ))}
    </Specimen>
    <Notice title="For your information.">Come fifteen minutes early.</Notice>
    <Notice tone="done" title="Done.">
      We will write to you.
    </Notice>
    <Notice tone="refused" title="Refused.">
      Try again, or call.
    </Notice>
    <Leaders
      facts={[
        { term: 'Duration', value: '90 minutes' },
        { term: 'Party', value: 'Group, up to 25' },
        { term: 'Per person', value: '$25.00', grand: true },
        {
          term: 'Wishes',
          value: 'A place near the door, and a chair for a grandfather who worked here once',
          long: true,
        },
      ]}
    />
  </OnBothGrounds>
);
