import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Report } from '../../../services/shared/contracts/src/reports/report.js';
import { fileLabel, REPORTS } from '../../../services/shared/contracts/src/reports/reports.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { useLate } from '../../kit/design/controls/use-late.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { saveFile } from '../lib/save-file.js';
import { type Days, daysInWords } from './report-days.js';

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  margin-top: var(--s-4);
  progress { flex: 1 1 12rem; height: 12px; accent-color: var(--fg); }
`;

export interface Rows {
  readonly done: number;
  readonly total: number;
}

const LINE_END = 10;
const NO_ANSWER = 'The server did not answer. Nothing is lost.';

/** The sentence in a refusal of `/api`. */
async function sentenceOf(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => ({}))) as { detail?: string; title?: string };
  return problem.detail ?? problem.title ?? NO_ANSWER;
}

function lineEnds(chunk: Uint8Array): number {
  return chunk.reduce((count, byte) => (byte === LINE_END ? count + 1 : count), 0);
}

/**
 * Downloads a report, and has the browser save it once it is complete. @param onRows is called at each chunk
 * @throws Error whose message is a sentence for people; AbortError after `signal`
 */
export async function downloadReport(path: string, signal: AbortSignal, onRows: (rows: Rows) => void): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((failure: unknown) => {
    throw signal.aborted ? failure : new Error(NO_ANSWER);
  });
  if (!response.ok || !response.body) throw new Error(await sentenceOf(response));
  const total = Number(response.headers.get('total-rows'));
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  // The server names no JSON.
  const name = given ?? `hilltop-${/reports\/([\w-]+)/.exec(path)?.[1]}.json`;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  // Not counted: the first line has the headings.
  let done = -1;
  for (;;) {
    const { value } = await reader.read().catch((failure: unknown) => {
      throw signal.aborted ? failure : new Error('The download was interrupted. Nothing was saved.');
    });
    if (!value) break;
    chunks.push(value);
    done += lineEnds(value);
    onRows({ done: Math.max(0, Math.min(done, total)), total });
  }
  saveFile(name, new Blob(chunks, { type: name.endsWith('.json') ? 'application/json' : 'text/csv' }));
}

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

interface File {
  /** Of `/api/reports`. */
  readonly address: string;
  readonly label: string;
  readonly note: string;
}

/** The files of a page, and of the report that is shown as a plain table also JSON. */
function filesOf({ page, shown, days: { from, to } }: ExportSectionProps): readonly File[] {
  const daysOf = ({ asOf }: Report) => (asOf ? `&on=${to}` : `&from=${from}&to=${to}`);
  const files = REPORTS.filter((one) => one.page === page).map((one) => ({
    address: (one.formatOf ? `${one.formatOf}?format=${one.name}` : `${one.name}?format=csv`) + daysOf(one),
    label: fileLabel(one),
    note: one.note,
  }));
  if (!shown) return files;
  const address = `${shown.name}?format=json${daysOf(shown)}`;
  return [...files, { address, label: `${shown.label}, JSON`, note: 'For programs.' }];
}

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
  readonly page: Report['page'];
  readonly shown?: Report | undefined;
}

/** Files of the days shown. */
export function ExportSection(props: ExportSectionProps) {
  const { from, to } = props.days;
  const { state, start, stop } = useReportDownload();
  const [last, setLast] = useState('');
  const days = daysInWords(from, to);
  return (
    <Hidden>
      <AdminSection title={`Export, ${days}`}>
        <AdminSectionBody>
          <Files>
            {filesOf(props).map(({ address, label, note }) => (
              <li key={address}>
                <ToolButton
                  onClick={() => {
                    setLast(label);
                    void start(`/api/reports/${address}`);
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
