import { useEffect, useRef, useState } from 'react';
import { downloadReport, type Rows } from './download-report.js';

export type DownloadState =
  | { readonly is: 'idle' | 'done' | 'stopped' }
  | { readonly is: 'running'; readonly rows: Rows | undefined }
  | { readonly is: 'failed'; readonly message: string };

/** One download at a time. Leaving the page stops it. */
export function useReportDownload() {
  const [state, setState] = useState<DownloadState>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(path: string): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ is: 'running', rows: undefined });
    try {
      await downloadReport(path, own.signal, (rows) => setState({ is: 'running', rows }));
      setState({ is: 'done' });
    } catch (failure) {
      // Whatever stopped it has said so.
      if (own.signal.aborted) return;
      setState({ is: 'failed', message: (failure as Error).message });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ is: 'stopped' });
  }

  return { state, start, stop };
}
