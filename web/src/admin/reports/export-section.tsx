import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { useLate } from '../../design/controls/use-late.js';
import { Notice } from '../../design/marks/notice.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { downloadReport, type Rows } from './download-report.js';
import { type Days, daysInWords } from './report-days.js';

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  margin-top: var(--s-4);
  progress { flex: 1 1 12rem; height: 12px; accent-color: var(--fg); }
`;

interface ExportProgressProps {
  readonly label: string;
  /** Undefined until the first answer. */
  readonly rows: Rows | undefined;
  readonly onStop: () => void;
}

/** The progress of a download that takes long enough to be seen. */
function ExportProgress({ label, rows, onStop }: ExportProgressProps) {
  const isLate = useLate(true);
  if (!isLate) return null;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <Progress>
      <progress aria-label={label} max={Math.max(rows?.total ?? 1, 1)} value={rows?.done} />
      <span>{rows ? `${count(rows.done)} of ${count(rows.total)} rows` : 'Waiting for the first rows'}</span>
      <ToolButton onClick={onStop}>Stop</ToolButton>
    </Progress>
  );
}

/** A file of `/api/reports`: its URL without the days, its name and its content. */
export type ReportFile = readonly [address: string, label: string, note: string];

const Files = styled.ul`
  display: grid;
  gap: var(--s-3);
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px var(--s-4); }
  ${media.fromSideColumn} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Hidden = styled.div`
  ${media.print} { display: none; }
`;

interface ExportSectionProps {
  readonly days: Days;
  readonly files: readonly ReportFile[];
}

/** Files of the days shown. */
export function ExportSection({ days: { from, to }, files }: ExportSectionProps) {
  const { state, start, stop } = useReportDownload();
  const [last, setLast] = useState('');
  const days = daysInWords(from, to);
  return (
    <Hidden>
      <AdminSection title={`Export, ${days}`}>
        <AdminSectionBody>
          <Files>
            {files.map(([file, label, note]) => (
              <li key={file}>
                <ToolButton
                  onClick={() => {
                    setLast(label);
                    void start(`/api/reports/${file}&from=${from}&to=${to}`);
                  }}
                >
                  {label}
                </ToolButton>
                <Text as="span" kind="small" soft>
                  {note}
                </Text>
              </li>
            ))}
          </Files>
          {state.is === 'running' ? <ExportProgress label={last} rows={state.rows} onStop={stop} /> : null}
          {state.is === 'failed' ? (
            <Notice tone="refused" alert title={`${last}: not saved`}>
              {state.message}
            </Notice>
          ) : null}
          <p role="status">
            {state.is === 'done' ? `${last}: saved.` : ''}
            {state.is === 'stopped' ? `${last}: stopped, nothing was saved.` : ''}
          </p>
        </AdminSectionBody>
      </AdminSection>
    </Hidden>
  );
}

type DownloadState =
  | { readonly is: 'idle' | 'done' | 'stopped' }
  | { readonly is: 'running'; readonly rows: Rows | undefined }
  | { readonly is: 'failed'; readonly message: string };

/** One download at a time; leaving the page stops it. */
function useReportDownload() {
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
      // Whatever aborted it has reported it.
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
