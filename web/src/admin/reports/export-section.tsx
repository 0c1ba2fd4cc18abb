import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ExportProgress } from './export-progress.js';
import { type Days, daysInWords } from './report-days.js';
import { useReportDownload } from './use-report-download.js';

/** A file of `/api/reports`: its address without the days, what it is called, and what is in it. */
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

/** The days that are shown, as files. */
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
