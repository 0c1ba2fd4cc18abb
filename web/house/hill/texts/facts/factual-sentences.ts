import { partsOf } from '../../design/claims.js';

/** Fields with names, order or drawings; all others have sentences. */
const notSentences =
  /^(id|route|to|drawing|plate|archiveDrawing|certainty|source|suit|rank|photoSource|emblem|sourcePage|sourceLabel|label|era|year|place|category|type|price|shipping|authors|figure|by|date|duration|status|name|title|heading|alarmHeading|value|singular|eraHint|comingSoon|nothingSelected|claim|period|tagline|premiumTour|standardTour|question|topic|state)$/;

export interface Sentence {
  readonly text: string;
  /** How much of it is shown with "only what is on record". */
  readonly shown: 'nothing' | 'part' | 'all';
}

/** Sentence boundaries, which initials ("J. Frank") are not. */
const ends = /(?<=[a-z0-9’”)}][.?!]\}?) +|\n/;

function sentencesOf(text: string, isTold: boolean): readonly Sentence[] {
  let depth = 0;
  return text.split(ends).flatMap((raw) => {
    const opened = depth === 1 ? `{${raw}` : raw;
    depth += (raw.match(/\{/g)?.length ?? 0) - (raw.match(/\}/g)?.length ?? 0);
    const parts = partsOf(opened).filter((part) => /\p{L}/u.test(part.text));
    const plain = raw.replaceAll(/[{}]/g, '').replace(/^- /, '');
    if (plain === '' || plain.startsWith('## ')) return [];
    const told = isTold || parts.every((part) => part.isTold);
    const partly = parts.some((part) => part.isTold);
    return [{ text: plain, shown: told ? 'nothing' : partly ? 'part' : 'all' } as const];
  });
}

/** A note, claim or card is shown or hidden as a whole; a section or feature keeps its parts on record. */
function isHidden(value: object): boolean {
  if (!('certainty' in value) || value.certainty === 'on record' || 'notes' in value) return false;
  return !('footing' in value) || value.certainty === 'local tradition';
}

export function factualSentences(value: unknown, field = '', isTold = false): readonly Sentence[] {
  if (typeof value === 'string') return notSentences.test(field) ? [] : sentencesOf(value, isTold);
  if (typeof value !== 'object' || value === null) return [];
  const hidden = isTold || isHidden(value);
  return Object.entries(value).flatMap(([key, part]) =>
    factualSentences(part, Array.isArray(value) ? field : key, hidden),
  );
}
