import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../media.js';

const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-1);
  border-bottom: 1px solid var(--edge);
  ${media.print} { display: none; }
`;

const Name = styled(Radix.Trigger)`
  flex: none;
  min-height: 2.875rem;
  padding-inline: var(--s-4);
  font: 500 var(--t-3)/1 var(--ui);
  color: var(--fg-soft);
  border-bottom: 3px solid transparent;
  &:hover { color: var(--fg); background: var(--hover); }
  &:focus-visible { outline-offset: -6px; }
  &[data-state='active'] { color: var(--fg); font-weight: 600; border-color: var(--rule); }
  ${media.belowTablet} { padding-inline: var(--s-3); font-size: var(--t-2); }
  ${media.forcedColors} { &[data-state='active'] { border-color: Highlight; } }
`;

export interface PlainTab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Stays as it is while another tab is shown: for what is typed or under way in it. */
  readonly kept?: boolean;
  readonly panel: ReactNode;
}

interface PlainTabsProps<Name extends string> {
  /** What the tabs choose between, for those who do not see them. */
  readonly label: string;
  readonly tabs: readonly PlainTab<Name>[];
  readonly active: Name;
  readonly onChange: (name: Name) => void;
}

/** Tabs with nothing but a line under the chosen one, for the staff's tools. The arrow keys go from one to the next. */
export function PlainTabs<Name extends string>({ label, tabs, active, onChange }: PlainTabsProps<Name>) {
  const [seen, setSeen] = useState<ReadonlySet<Name>>(new Set());
  if (!seen.has(active)) setSeen(new Set([...seen, active]));
  return (
    <Radix.Root value={active} onValueChange={(name) => onChange(name as Name)}>
      <List aria-label={label}>
        {tabs.map(({ name, label: words }) => (
          <Name key={name} value={name}>
            {words}
          </Name>
        ))}
      </List>
      {tabs.map(({ name, kept, panel }) => {
        const stays = kept === true && seen.has(name);
        return (
          <Radix.Content
            key={name}
            value={name}
            tabIndex={-1}
            {...(stays && { forceMount: true })}
            hidden={name !== active}
          >
            {panel}
          </Radix.Content>
        );
      })}
    </Radix.Root>
  );
}
