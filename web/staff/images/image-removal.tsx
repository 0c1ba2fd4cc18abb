import type { StaffImagesQuery } from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { FormError } from '../../kit/lib/forms/form-error.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { Confirmation } from '../forms/confirmation.js';
import { deleteFile } from '../uploads/upload-client.js';

export type StaffImage = NonNullable<StaffImagesQuery['images']>['images'][number];

const NOT_REMOVED = 'The image was not removed';

interface ImageRemovalProps {
  readonly image: StaffImage;
  /** Resolves once the list no longer shows it. */
  readonly onRemoved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Removes an image after a confirmation. One that a product shows is kept. */
export function ImageRemoval({ image, onRemoved, onClose }: ImageRemovalProps) {
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await deleteFile(image.filename);
    if (answer === 'deleted') {
      showToast({ title: 'File removed', text: 'Image removed successfully', tone: 'done' });
      await onRemoved();
      return undefined;
    }
    showToast({ title: 'Remove failed', text: 'Failed to remove image', tone: 'refused' });
    if (answer !== 'notSignedIn') return { title: NOT_REMOVED, text: answer.reason };
    sessionStore.send({ type: 'refused' });
    return { title: NOT_REMOVED, text: 'Sign in again, then press the button once more.' };
  };

  return (
    <Confirmation
      title="Remove this image?"
      action="Remove"
      busyAction="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{image.originalname} can be uploaded again, but not brought back.</p>
    </Confirmation>
  );
}
