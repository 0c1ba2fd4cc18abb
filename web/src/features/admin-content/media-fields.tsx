import type { UseFormReturn } from 'react-hook-form';
import { FieldPair } from '../../admin/forms/form-parts.js';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { fieldProps } from '../../lib/field-props.js';
import type { MediaDraft } from './media-draft.js';

interface MediaFieldsProps {
  readonly form: UseFormReturn<MediaDraft>;
  readonly kind: MediaDraft['kind'];
}

/** What there is to say of a film, an article or a book. */
export function MediaFields({ form, kind }: MediaFieldsProps) {
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
