import { useState } from 'react';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { randomId } from '../../lib/random-id.js';
import type { MediaItem } from '../../lib/site-content.js';
import { Columns, Rows, Tools } from './item-list.js';
import { draftOf, type MediaDraft, newDraft, onTheSite } from './media-draft.js';
import { MediaForm } from './media-form.js';

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
          key={shown.id}
          draft={shown}
          items={drafts}
          version={version}
          onWithdrawn={() => setChosen(undefined)}
        />
      ) : null}
    </Columns>
  );
}
