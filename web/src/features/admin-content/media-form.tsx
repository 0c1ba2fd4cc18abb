import { useForm } from 'react-hook-form';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { SaveMediaDocument } from '../../generated/staff-operations.js';
import type { MediaDraft } from './media-draft.js';
import { MediaFields } from './media-fields.js';
import { newestUnlessTyped, useSectionForm } from './use-section-form.js';

interface MediaFormProps {
  readonly draft: MediaDraft;
  /** All items, in the order of the page; the draft is in it unless it is new. */
  readonly items: readonly MediaDraft[];
  readonly version: number;
  readonly onWithdrawn: () => void;
}

/** One item of the media page. It is saved with the list that it is in. */
export function MediaForm({ draft, items, version, onWithdrawn }: MediaFormProps) {
  const form = useForm<MediaDraft>({ defaultValues: draft, ...newestUnlessTyped(draft) });
  const isNew = items.every(({ id }) => id !== draft.id);
  const place = isNew ? items.length : items.findIndex(({ id }) => id === draft.id);
  const { save, error } = useSectionForm(SaveMediaDocument, form, (field) => {
    const [at, name = ''] = field.split('.');
    return at === String(place) && name in draft ? name : undefined;
  });
  const submit = form.handleSubmit(async (typed) => {
    const input = isNew ? [...items, typed] : items.map((item) => (item.id === draft.id ? typed : item));
    await save({ version, input });
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
        <AdminForm noValidate aria-label="Media item" onSubmit={(event) => void submit(event)}>
          <MediaFields form={form} kind={draft.kind} />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={form.formState.isSubmitting}>
              Save
            </ToolButton>
            {isNew ? null : (
              <>
                <ToolButton disabled={place === 0} onClick={() => void moveUp()}>
                  Move up
                </ToolButton>
                <ToolButton onClick={() => void withdraw()}>Withdraw</ToolButton>
              </>
            )}
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
