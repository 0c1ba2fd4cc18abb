import { useState } from 'react';
import { styled } from 'styled-components';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { randomId } from '../../lib/random-id.js';
import type { MediaItem } from '../../lib/site-content.js';
import { draftOf, type MediaDraft, newDraft, onTheSite } from './media-draft.js';
import { MediaForm } from './media-form.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 62rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const Rows = styled.ul`
  button { display: grid; width: 100%; gap: 2px; padding: var(--s-3) var(--s-4); min-height: var(--target); text-align: left; border-bottom: 1px solid var(--line); }
  button:hover { background: var(--hover); }
  button:focus-visible { outline-offset: -6px; }
  button[aria-pressed='true'] { box-shadow: inset 4px 0 0 var(--brass-deep); background: var(--hover); }
  b { font-weight: 600; overflow-wrap: anywhere; }
  small { color: var(--fg-soft); font-size: var(--t-2); }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

interface MediaSectionProps {
  readonly items: readonly MediaItem[];
  readonly version: number;
}

/** Films, articles and books of the media page: a list, and the form of one. */
export function MediaSection({ items, version }: MediaSectionProps) {
  const drafts = items.map(draftOf);
  const [chosen, setChosen] = useState<MediaDraft>();
  const shown = drafts.find(({ id }) => id === chosen?.id) ?? chosen ?? drafts[0];
  return (
    <Columns>
      <AdminSection
        title={`Media (${drafts.length})`}
        tools={
          <Tools>
            {(['video', 'article', 'book'] as const).map((kind) => (
              <ToolButton key={kind} onClick={() => setChosen(newDraft(kind, randomId()))}>
                Add {kind === 'article' ? 'an' : 'a'} {kind}
              </ToolButton>
            ))}
          </Tools>
        }
      >
        <Rows aria-label="Media items">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <button type="button" aria-pressed={draft.id === shown?.id} onClick={() => setChosen(draft)}>
                <b>{draft.title}</b>
                <small>
                  {draft.source}. {onTheSite(draft)}
                  {draft.duration ? `, ${draft.duration}` : ''}
                </small>
              </button>
            </li>
          ))}
        </Rows>
      </AdminSection>
      {shown ? (
        <MediaForm
          key={`${shown.id} ${version}`}
          draft={shown}
          items={drafts}
          version={version}
          onWithdrawn={() => setChosen(undefined)}
        />
      ) : null}
    </Columns>
  );
}
