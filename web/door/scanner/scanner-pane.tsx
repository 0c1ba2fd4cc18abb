import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { readConfirmationCode } from '../../../services/shared/contracts/src/ticket/confirmation-code.js';
import { readTicket } from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { nightColors } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';
import { DoorIcon } from '../parts/door-icon.js';
import type { Scanner, ScannerState } from './use-scanner.js';

const Pane = styled.section`
  ${nightColors}
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  height: 100%;
  color: var(--fg);
  background: var(--night);
  ${media.print} { display: none; }
`;

const View = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  place-items: center;
  min-height: 18rem;
  overflow: hidden;
  background: radial-gradient(circle at 50% 42%, var(--night-line) 0, var(--night-raised) 16rem);
  > * { grid-column: 1; }
  video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  > svg { grid-row: 1; z-index: 1; width: min(15rem, 70%); color: var(--brass-lit); }
  p { grid-row: 2; z-index: 1; padding: var(--s-3) var(--s-4) var(--s-4); text-align: center; text-shadow: 0 1px 6px var(--night); }
  ${media.fromTablet} { min-height: 26rem; }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--s-3);
  padding: var(--s-3) var(--gutter);
  button { min-height: 3.5rem; padding-inline: var(--s-2); font-size: var(--t-3); }
`;

const TypedCode = styled.form`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4) var(--gutter);
`;

const hints: Readonly<Record<ScannerState, string>> = {
  starting: 'Starting the camera',
  running: 'Hold the square on the ticket in the frame',
  refused: 'This page is not allowed to use the camera. Allow it in the page’s settings, or type the code.',
  missing: 'This device has no camera. Type the code that is printed under the ticket.',
  noDecoder: 'The scanner could not be loaded. Perhaps this page is out of date: load it again, or type the code.',
  failed: 'The camera did not start. Another app may be using it. Try again, or type the code.',
};

interface ScannerPaneProps {
  readonly scanner: Scanner;
  readonly isActive: boolean;
  readonly onText: (text: string) => void;
  readonly onStart: () => void;
}

/** The camera, and a field for codes that it cannot read. */
export function ScannerPane({ scanner, isActive, onText, onStart }: ScannerPaneProps) {
  const { state, videoRef, lamp, retry } = scanner;
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Pane aria-label="Scanner">
      <View>
        {isActive ? <video ref={videoRef} muted playsInline aria-label="What the camera sees" /> : null}
        <svg
          viewBox="0 0 240 240"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M4 64V28H28V4H64M176 4h36V28h24V64M236 176v36h-24v24h-36M64 236H28v-24H4V176" />
        </svg>
        <p role="status">{isActive ? hints[state] : 'The camera is off'}</p>
      </View>
      {isTyping ? <CodeForm onCode={onText} onLeave={() => setIsTyping(false)} /> : null}
      <Tools data-bar="">
        {isActive ? null : (
          <ToolButton kind="main" onClick={onStart}>
            <DoorIcon name="scan" />
            Start the camera
          </ToolButton>
        )}
        {isActive && (state === 'refused' || state === 'failed') ? (
          <ToolButton onClick={retry}>Try again</ToolButton>
        ) : null}
        {isActive && state === 'noDecoder' ? (
          <ToolButton onClick={() => window.location.reload()}>Load the page again</ToolButton>
        ) : null}
        {lamp ? (
          <ToolButton aria-pressed={lamp.isOn} onClick={lamp.toggle}>
            <DoorIcon name="lamp" />
            Lamp
          </ToolButton>
        ) : null}
        {isTyping ? null : (
          <ToolButton onClick={() => setIsTyping(true)}>
            <DoorIcon name="waiver" />
            Type the code
          </ToolButton>
        )}
      </Tools>
    </Pane>
  );
}

function CodeForm({ onCode, onLeave }: { readonly onCode: (code: string) => void; readonly onLeave: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (readConfirmationCode(code) === undefined && !readTicket(code.trim())) {
      setError(
        'This is not a code: it has eight letters and digits, for example HT-7K4M-9QXW. Never 0 or 1, and no A, E, I, L, O or U.',
      );
    } else onCode(code);
  };
  return (
    <TypedCode noValidate onSubmit={submit}>
      <TextField
        label="Code under the ticket"
        hint="For example HT-7K4M-9QXW, with or without HT and hyphens"
        autoFocus
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={200}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <ToolButton kind="main" type="submit">
        Look it up
      </ToolButton>
      <ToolButton onClick={onLeave}>Close</ToolButton>
    </TypedCode>
  );
}
