import { useSyncExternalStore } from 'react';

/** The sections, as named in the URL after the `#`. */
export const sections = ['sheet', 'scan', 'walk-up', 'kitchen'] as const;

export type Section = (typeof sections)[number];

function current(): Section {
  const name = window.location.hash.slice(1);
  return sections.find((section) => section === name) ?? 'sheet';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useSection(): Section {
  return useSyncExternalStore(subscribe, current);
}

export function goTo(section: Section): void {
  window.location.hash = section;
}
