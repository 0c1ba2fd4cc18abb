import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { toastStore } from '../../kit/design/layers/toasts.js';
import { useUploads } from '../uploads/use-uploads.js';
import { Uploader } from './images-tab.js';

function ignore(): void {
  // Nothing is uploaded or removed in these tests.
}

function Page() {
  const uploadedToast = () => ({ title: '', text: '' });
  return <Uploader {...useUploads({ multiple: true, uploadedToast, onUploaded: ignore, onRemoved: ignore })} />;
}

/** A file of any size, without its bytes. */
function fileOf(name: string, type: string, bytes: number): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: bytes });
}

function choose(files: readonly File[]): void {
  fireEvent.change(screen.getByLabelText('Choose images'), { target: { files } });
}

const megabyte = 1024 * 1024;
const send = jest.spyOn(XMLHttpRequest.prototype, 'send');

beforeEach(() => {
  send.mockReset();
});

describe('the uploader', () => {
  it('refuses too many files, what is no image, and what is too large, and sends none of them', () => {
    render(<Page />);
    choose(Array.from({ length: 11 }, (_, at) => fileOf(`${at}.png`, 'image/png', 100)));
    expect(toastStore.state()).toMatchObject({ title: 'Too many files', text: 'Maximum 10 files allowed' });
    choose([fileOf('notes.txt', 'text/plain', 100)]);
    expect(toastStore.state()).toMatchObject({ title: 'Invalid file type', text: 'notes.txt is not an image file' });
    choose([fileOf('map.png', 'image/png', 10 * megabyte + 1)]);
    expect(toastStore.state()).toMatchObject({ title: 'File too large', text: 'map.png exceeds 10MB limit' });
    expect(send).not.toHaveBeenCalled();
  });

  it('lists everything that it skipped', () => {
    render(<Page />);
    choose([fileOf('notes.txt', 'text/plain', 100), fileOf('map.png', 'image/png', 10 * megabyte + 1)]);
    const skipped = screen.getByText('2 files skipped').parentElement;
    expect(skipped?.textContent).toContain('notes.txt is not an image file');
    expect(skipped?.textContent).toContain('map.png exceeds 10MB limit');
    expect(send).not.toHaveBeenCalled();
  });
});
