import type { ChangeEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';

const Push = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-4);
  cursor: pointer;
  background: var(--night-raised);
  border: 1px solid var(--brass);
  box-shadow: inset 0 0 0 4px var(--night-raised), inset 0 0 0 5px var(--brass);
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  b { display: block; font: 400 var(--t-6) / 1.1 var(--title); color: var(--brass-lit); }
  small { font: 400 var(--t-2) / 1.4 var(--ui); color: var(--mist); }
  &:has(:focus-visible) { outline: 6px double var(--focus); outline-offset: 4px; }
  [data-after], &:has(:checked) [data-before] { display: none; }
  &:has(:checked) [data-after] { display: block; }
  @media (max-width: 40rem) { grid-template-columns: 4.75rem minmax(0, 1fr); padding: var(--s-3); }
`;

const Knob = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(circle at 38% 30%, var(--sign-upper), var(--brass) 46%, var(--brass-deep) 78%, #4a360d);
  box-shadow: 0 6px 12px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--brass-ink);
  i { width: 55%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 40% 30%, #e06a5c, #a32b30 45%, #5a141a); box-shadow: 0 5px 0 #3d0d11, 0 8px 10px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--oxblood); transition: transform var(--fast); }
  :has(:checked) > & i { transform: translateY(4px); }
`;

interface PushButtonProps {
  readonly onPress: (isAlarm: boolean) => void;
  /** Id of the text that describes what happens. */
  readonly describedBy: string;
}

/** The alarm: a checkbox, so that it works without scripts; Enter toggles it like Space. */
export function PushButton({ onPress, describedBy }: PushButtonProps) {
  return (
    <Push>
      <input
        type="checkbox"
        data-alarm=""
        aria-label="Alarm"
        aria-describedby={describedBy}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onPress(currentTarget.checked)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      />
      <Knob aria-hidden="true">
        <i />
      </Knob>
      <span aria-hidden="true">
        <span data-before="">
          <b>Press the alarm</b>
          <small>Someone is at the gate</small>
        </span>
        <span data-after="">
          <b>All clear</b>
          <small>Bring back the tables</small>
        </span>
      </span>
    </Push>
  );
}
