import { type RefCallback, useEffect, useRef, useState } from 'react';
import { useIsShown } from '../../lib/use-is-shown.js';
import { type CameraFailure, cameraFailure, lampOf, openCamera, stopCamera } from './camera.js';
import { type CodeReader, createCodeReader } from './code-reader.js';

/** A ticket that was out of the picture for so long is a new one, in ms. */
const GONE_MS = 2_000;

/** Decides which of the codes in the picture is reported. */
interface TicketWatch {
  /** @param now in ms. @returns the text to report, once for each ticket that is held up */
  readonly see: (texts: readonly string[], now: number) => string | undefined;
  /** Reading goes on after a verdict: the ticket that it was about may still be in the picture. */
  readonly resume: (now: number) => void;
}

export function createTicketWatch(): TicketWatch {
  let last: { readonly text: string; seenAt: number } | undefined;
  return {
    see: (texts, now) => {
      const [text, ...others] = new Set(texts);
      const isSame = last !== undefined && texts.includes(last.text) && now - last.seenAt < GONE_MS;
      if (last && isSame) last.seenAt = now;
      // Of two tickets nobody can say which one is meant: one has to be held up alone.
      if (text === undefined || others.length > 0 || isSame) return undefined;
      last = { text, seenAt: now };
      return text;
    },
    resume: (now) => {
      if (last) last.seenAt = now;
    },
  };
}

export type ScannerState = 'starting' | 'running' | CameraFailure;

interface ScannerOptions {
  /** Whether the camera is on. It is off while the page is hidden. */
  readonly isActive: boolean;
  /** The camera stays on, and nothing is read: while a verdict is shown. */
  readonly isPaused: boolean;
  /** Called once for a ticket that is held before the camera. */
  readonly onText: (text: string) => void;
}

export interface Scanner {
  readonly state: ScannerState;
  readonly videoRef: RefCallback<HTMLVideoElement>;
  /** Undefined where the camera has no lamp. */
  readonly lamp?: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  /** Asks for the camera again. */
  readonly retry: () => void;
}

/** Reads tickets from the camera (infra/decisions/0210). */
export function useScanner({ isActive, isPaused, onText }: ScannerOptions): Scanner {
  const isShown = useIsShown();
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<CameraFailure>();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isLampOn, setIsLampOn] = useState(false);
  const isOn = isActive && isShown;

  // Each attempt asks for the camera anew.
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const opened = openCamera();
    setFailure(undefined);
    opened.then(
      (camera) => {
        if (isOver) return stopCamera(camera);
        // Another program took it, or it was unplugged.
        for (const track of camera.getTracks()) track.addEventListener('ended', () => setFailure('failed'));
        setStream(camera);
      },
      (error) => (isOver ? undefined : setFailure(cameraFailure(error))),
    );
    return () => {
      isOver = true;
      setStream(undefined);
      setIsLampOn(false);
      void opened.then(stopCamera, () => undefined);
    };
  }, [isOn, attempt]);

  useEffect(() => {
    if (!(video && stream)) return;
    video.srcObject = stream;
    void video.play().catch(() => undefined);
  }, [video, stream]);

  const reader = useReader(stream);
  useTickets({ video: isPaused || !stream ? null : video, reader, onText, onFailure: () => setFailure('noDecoder') });

  const lamp = stream && lampOf(stream);
  return {
    state: failure ?? (stream ? 'running' : 'starting'),
    videoRef: setVideo,
    lamp: lamp && {
      isOn: isLampOn,
      toggle: () => {
        setIsLampOn(!isLampOn);
        void lamp(!isLampOn).catch(() => setIsLampOn(false));
      },
    },
    retry: () => setAttempt((count) => count + 1),
  };
}

/** One for as long as the camera is on: it takes longer to start than to read. */
function useReader(stream: MediaStream | undefined): CodeReader | undefined {
  const [reader, setReader] = useState<CodeReader>();
  useEffect(() => {
    if (!stream) return undefined;
    const created = createCodeReader();
    setReader(created);
    return () => {
      setReader(undefined);
      created.close();
    };
  }, [stream]);
  return reader;
}

interface TicketOptions {
  /** Null while nothing is read. */
  readonly video: HTMLVideoElement | null;
  readonly reader: CodeReader | undefined;
  readonly onText: (text: string) => void;
  readonly onFailure: () => void;
}

/** Reads one frame after the other: the next is taken when the one before is read. */
function useTickets({ video, reader, onText, onFailure }: TicketOptions): void {
  const [watch] = useState(createTicketWatch);
  const latest = useRef({ onText, onFailure });
  useEffect(() => {
    latest.current = { onText, onFailure };
  });

  useEffect(() => {
    if (!(video && reader)) return undefined;
    watch.resume(performance.now());
    let isOver = false;
    let frame = 0;
    const look = async (): Promise<void> => {
      try {
        const text = watch.see(await reader.read(video), performance.now());
        if (isOver) return;
        if (text !== undefined) latest.current.onText(text);
        frame = video.requestVideoFrameCallback(() => void look());
      } catch {
        if (!isOver) latest.current.onFailure();
      }
    };
    frame = video.requestVideoFrameCallback(() => void look());
    return () => {
      isOver = true;
      video.cancelVideoFrameCallback(frame);
    };
  }, [video, reader, watch]);
}
