import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useScanner } from './use-scanner.js';

const track = Object.assign(new EventTarget(), { stop: jest.fn(), getCapabilities: () => ({}) });
const camera = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
const getUserMedia = jest.fn<() => Promise<MediaStream>>();
let visibility: DocumentVisibilityState;

function show(isShown: boolean): void {
  visibility = isShown ? 'visible' : 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function scan(isActive = true) {
  return renderHook(() => useScanner({ isActive, isPaused: false, onText: () => undefined })).result;
}

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(globalThis, {
    Worker: class {
      terminate(): void {}
    },
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  getUserMedia.mockResolvedValue(camera);
});

afterEach(() => {
  jest.restoreAllMocks();
  getUserMedia.mockReset();
  track.stop.mockReset();
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('says after a %s that the camera is %s, and asks for it again', async (name, state) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('', name));
  const scanner = scan();
  await waitFor(() => expect(scanner.current.state).toBe(state));
  act(() => scanner.current.retry());
  await waitFor(() => expect(scanner.current.state).toBe('running'));
});

it('turns the camera off while the page is hidden, and on again', async () => {
  const scanner = scan();
  await waitFor(() => expect(scanner.current.state).toBe('running'));
  show(false);
  await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  expect(scanner.current.state).toBe('starting');
  show(true);
  await waitFor(() => expect(scanner.current.state).toBe('running'));
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

it('does not ask for the camera before it is needed', () => {
  scan(false);
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('says that the camera failed when another program takes it', async () => {
  const scanner = scan();
  await waitFor(() => expect(scanner.current.state).toBe('running'));
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(scanner.current.state).toBe('failed');
});
