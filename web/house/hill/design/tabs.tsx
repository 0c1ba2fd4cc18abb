import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cutTopCorners } from '../../../kit/design/frames/cut-corners.js';
import { media } from '../../../kit/design/media.js';

const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 2px;
  @media (max-width: 39.99rem) { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); align-items: stretch; }
`;

const Card = styled(Radix.Trigger)`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 3.25rem;
  padding: var(--s-3) var(--s-5);
  font: 500 var(--t-3) / 1.2 var(--ui);
  color: var(--fg-soft);
  &::before { content: ""; position: absolute; inset: 0; z-index: -1; --c: 6px; background: var(--hover); ${cutTopCorners} }
  &:hover { color: var(--fg); }
  span { font-size: var(--t-2); font-weight: 400; font-variant-numeric: tabular-nums; }
  &[data-state='active'] { color: var(--fg); font-weight: 600; }
  &[data-state='active']::before { background: var(--raised); }
  &[data-state='active']::after { content: ""; position: absolute; left: 12px; right: 12px; top: 5px; height: 4px; border: solid var(--rule); border-width: 1px 0; }
  @media (max-width: 39.99rem) { display: block; padding: var(--s-2); font-size: var(--t-2); text-align: center; span { margin-left: 0.35em; } }
  ${media.forcedColors} { border: 1px solid; &[data-state='active'] { border-width: 3px; } }
`;

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The number shown on the tab. */
  readonly count?: number;
  readonly panel: ReactNode;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly active: Name;
  readonly onChange: (name: Name) => void;
}

/** Tabs that look like index cards; arrow keys move between them. */
export function Tabs<Name extends string>({ label, tabs, active, onChange }: TabsProps<Name>) {
  return (
    <Radix.Root value={active} onValueChange={(name) => onChange(name as Name)}>
      <List aria-label={label}>
        {tabs.map(({ name, label: words, count }) => (
          <Card key={name} value={name}>
            {words}
            {count === undefined ? null : <span>{count}</span>}
          </Card>
        ))}
      </List>
      {tabs.map(({ name, panel }) => (
        <Radix.Content key={name} value={name} tabIndex={-1}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
