import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SaveMediaDocument } from '../../generated/staff-operations.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { randomId } from '../../kit/lib/random-id.js';
import type { MediaItem } from '../../kit/lib/site-content.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { Columns, Rows, Tools } from './item-list.js';
import { fieldAt, useSectionForm } from './use-section-form.js';

/** An item as edited: an empty text for nothing. */
interface MediaDraft {
  readonly id: string;
  readonly kind: MediaItem['kind'];
  readonly title: string;
  readonly source: string;
  readonly description: string;
  readonly address: string;
  readonly video: string;
  readonly duration: string;
  readonly date: string;
  readonly text: string;
  readonly price: string;
  readonly shipping: string;
}

/** The URL that staff would paste for a player. */
function videoOf({ player }: MediaItem): string {
  if (!player) return '';
  return player.kind === 'youtube' ? `https://youtu.be/${player.address}` : player.address;
}

function draftOf(item: MediaItem): MediaDraft {
  const { id, kind, title, source, description, address, duration, date, text, price, shipping } = item;
  return {
    ...{ id, kind, title, source, description, video: videoOf(item) },
    ...{ address: address ?? '', duration: duration ?? '', date: date ?? '', text: text ?? '' },
    ...{ price: price ?? '', shipping: shipping ?? '' },
  };
}

/** A new item with an unused id. */
function newDraft(kind: MediaItem['kind'], id: string): MediaDraft {
  return draftOf({ id, kind, title: '', source: '', description: '' });
}

/** How the site shows an item. */
function onTheSite({ kind, video }: Pick<MediaDraft, 'kind' | 'video'>): string {
  if (kind !== 'video') return kind === 'book' ? 'Book' : 'Article';
  return video === '' ? 'Drawing and link' : 'Plays on the page';
}

interface MediaSectionProps {
  readonly items: readonly MediaItem[];
  readonly version: number;
}

/** Films, articles and books of the media page: a list, and a form for one. */
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

interface MediaFormProps {
  readonly draft: MediaDraft;
  /** In the page's order; they include the draft unless it is new. */
  readonly items: readonly MediaDraft[];
  readonly version: number;
  readonly onWithdrawn: () => void;
}

/** One item. It is saved with its whole list. */
function MediaForm({ draft, items, version, onWithdrawn }: MediaFormProps) {
  const isNew = items.every(({ id }) => id !== draft.id);
  const place = isNew ? items.length : items.findIndex(({ id }) => id === draft.id);
  const { form, save, ...sending } = useSectionForm({
    // A new item has another id after a reload.
    keptAs: isNew ? `new ${draft.kind}` : `medium ${draft.id}`,
    document: SaveMediaDocument,
    version,
    draft,
    follows: true,
    fieldOf: fieldAt(place, draft),
    variablesOf: (typed) => ({ version, input: items.toSpliced(place, isNew ? 0 : 1, typed) }),
  });
  const withdraw = async (): Promise<void> => {
    if (await save({ version, input: items.filter(({ id }) => id !== draft.id) })) onWithdrawn();
  };
  const moveUp = async (): Promise<void> => {
    const others = items.filter(({ id }) => id !== draft.id);
    await save({ version, input: others.toSpliced(Math.max(0, place - 1), 0, draft) });
  };
  return (
    <AdminSection title={draft.title === '' ? 'New item' : draft.title}>
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Media item"
          button="Save"
          more={
            isNew ? null : (
              <>
                <ToolButton disabled={place === 0} onClick={() => void moveUp()}>
                  Move up
                </ToolButton>
                <ToolButton onClick={() => void withdraw()}>Withdraw</ToolButton>
              </>
            )
          }
        >
          <MediaFields form={form} kind={draft.kind} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

interface MediaFieldsProps {
  readonly form: UseFormReturn<MediaDraft>;
  readonly kind: MediaDraft['kind'];
}

function MediaFields({ form, kind }: MediaFieldsProps) {
  return (
    <>
      <TextField label="Title" {...fieldProps(form, 'title')} />
      <TextField label={kind === 'book' ? 'Authors' : 'Station or paper'} {...fieldProps(form, 'source')} />
      {kind === 'video' ? (
        <TextField
          label="Video address"
          type="url"
          hint="Paste the address from your browser, or of the station’s player: YouTube, NBC 5 DFW or WFAA. Empty for a drawing and a link."
          {...fieldProps(form, 'video')}
        />
      ) : null}
      {kind === 'book' ? null : (
        <TextField
          label={kind === 'video' ? 'Page that shows it' : 'Page that printed it'}
          type="url"
          {...fieldProps(form, 'address')}
        />
      )}
      {kind === 'book' ? (
        <FieldPair>
          <TextField label="Price, $" {...fieldProps(form, 'price')} />
          <TextField label="Shipping" {...fieldProps(form, 'shipping')} />
        </FieldPair>
      ) : (
        <FieldPair>
          {kind === 'video' ? <TextField label="Length" {...fieldProps(form, 'duration')} /> : null}
          <TextField label="Date" {...fieldProps(form, 'date')} />
        </FieldPair>
      )}
      <TextAreaField label="Description" rows={3} {...fieldProps(form, 'description')} />
      {kind === 'video' ? null : (
        <TextAreaField
          label={kind === 'book' ? 'Summary' : 'Text'}
          rows={8}
          {...(kind === 'article' && { hint: '“## ” begins a heading, “- ” a bullet.' })}
          {...fieldProps(form, 'text')}
        />
      )}
    </>
  );
}
