import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.js';

export type NoticeTone = 'info' | 'refused' | 'done';

const icons: Readonly<Record<NoticeTone, IconName>> = { info: 'info', refused: 'warning', done: 'check' };

const Frame = styled.div`
  --tone: var(--swallow);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--s-3);
  padding: var(--s-4);
  background: var(--swallow-tint);
  border-left: 6px double var(--tone);
  color: var(--ink);
  font-size: var(--t-3);
  line-height: 1.45;
  > svg { color: var(--tone); }
  &[data-tone='refused'] { --tone: var(--oxblood); background: var(--oxblood-tint); }
  &[data-tone='done'] { --tone: var(--felt); background: var(--felt-tint); }
  strong { display: block; font-weight: 600; }
`;

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title: string;
  readonly children?: ReactNode;
  /** Announces it immediately, for a refusal that has just arrived. */
  readonly alert?: boolean;
}

export function Notice({ tone = 'info', title, children, alert = false }: NoticeProps) {
  return (
    <Frame data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </Frame>
  );
}
