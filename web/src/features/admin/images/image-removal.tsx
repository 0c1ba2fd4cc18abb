import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../design/layers/toasts.js';
import { StaffImagesDocument, type StaffImagesQuery } from '../../../generated/staff-operations.js';
import { Confirmation } from '../forms/confirmation.js';
import type { FormTrouble } from '../forms/form-trouble.js';
import { tellSession } from '../session/session-store.js';
import { removeStoredFile } from './upload-calls.js';

export type StaffImage = NonNullable<StaffImagesQuery['images']>['images'][number];

const NOT_REMOVED = 'The image was not removed';

type ImageRemovalProps = { readonly image: StaffImage; readonly onClose: () => void };

/** Removes an uploaded picture once that is confirmed; one that a product shows is kept. */
export const ImageRemoval = ({ image, onClose }: ImageRemovalProps) => {
  const client = useApolloClient();

  const confirm = async (): Promise<FormTrouble | undefined> => {
    const answer = await removeStoredFile(image.filename);
    if (answer === 'removed') {
      await client.refetchQueries({ include: [StaffImagesDocument] }).then(undefined, () => undefined);
      showToast({ title: 'File removed', text: 'Image removed successfully', tone: 'done' });
      return undefined;
    }
    showToast({ title: 'Remove failed', text: 'Failed to remove image', tone: 'refused' });
    if (answer !== 'stranger') return { title: NOT_REMOVED, text: answer.reason };
    tellSession({ type: 'refused' });
    return { title: NOT_REMOVED, text: 'Sign in again, then press the button once more.' };
  };

  return (
    <Confirmation
      open
      title="Remove this image?"
      action="Remove"
      busyAction="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{image.originalname} can be uploaded again, but not brought back.</p>
    </Confirmation>
  );
};
