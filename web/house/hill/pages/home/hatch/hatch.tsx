import { type FormEvent, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../../../../kit/design/controls/button.js';
import { TextField } from '../../../../../kit/design/controls/text-field.js';
import { nightColors } from '../../../../../kit/design/ground/ground.js';
import { media } from '../../../../../kit/design/media.js';

const leave = keyframes`to { opacity: 0; visibility: hidden; }`;
const slide = keyframes`from { transform: none; } to { transform: translateX(-108px); }`;

/** The crop of the hero's drawing, which covers the same area: one unit of it is `--s`, and the hat is `--x`, 358 from its foot. */
const Over = styled.div`
  --x: 86;
  --s: max(100cqw / 1920, 100cqh / 900);
  position: absolute;
  inset: 0 0 auto;
  height: var(--h);
  container-type: size;
  pointer-events: none;
  button { pointer-events: auto; }
  > button { position: absolute; left: calc(50% + var(--x) * var(--s)); top: calc(100% - 358 * var(--s)); translate: -50% -50%; display: grid; justify-items: center; align-content: end; width: max(2.75rem, 70 * var(--s)); height: max(2.75rem, 54 * var(--s)); padding: 0; border: 0; background: none; cursor: pointer; }
  > button span { position: absolute; top: calc(100% + 0.3rem); padding: 0.25em 0.7em; font: 500 var(--t-1) / 1.2 var(--ui); letter-spacing: 0.05em; color: var(--brass-lit); background: #0d1417; border: 1px solid var(--brass); }
  @media (max-width: 68.99rem) { --x: -180; --s: max(100cqw / 1060, 100cqh / 1400); }
  @media (max-width: 43.74rem) { --s: max(100cqw / 780, 100cqh / 1688); }
  /* The tower grows while one drives on. */
  @supports (animation-timeline: view()) { @media screen and (prefers-reduced-motion: no-preference) { > button { animation: ${leave} linear both; animation-timeline: --drive; animation-range: contain 0% contain 5%; } } }
  ${media.print} { display: none; }
`;

const Window = styled.dialog`
  ${nightColors}
  width: min(100% - 2rem, 26rem);
  margin: auto;
  padding: var(--s-6) var(--s-5);
  border: 2px solid var(--brass);
  outline: 1px solid var(--brass);
  outline-offset: -8px;
  background: var(--night);
  color: var(--fg);
  pointer-events: auto;
  text-align: center;
  &::backdrop { background: rgb(8 12 14 / 0.72); }
  > svg { display: block; width: 14rem; max-width: 100%; height: auto; margin: 0 auto; }
  h2 { margin: var(--s-4) 0; font: 400 var(--t-6) / 1.2 var(--title); color: var(--brass-lit); }
  form { display: grid; gap: var(--s-4); text-align: left; }
  strong { display: block; margin: var(--s-3) 0; font: 400 var(--t-8) / 1.1 var(--sign); color: var(--brass-lit); }
  p + button, form + button { margin-top: var(--s-5); }
  @media (prefers-reduced-motion: no-preference) { [data-cover] { animation: ${slide} 420ms 160ms ease-in-out both; } }
  ${media.reducedMotion} { [data-cover] { transform: translateX(-108px); } }
`;

/** Planks, a slot behind a sliding cover, two eyes. */
function Slot() {
  return (
    <svg viewBox="0 0 224 110" aria-hidden="true" focusable="false">
      <path d="M2 2h220v106H2z" fill="#3a2416" />
      <path d="M46 2v106M92 2v106M136 2v106M180 2v106" stroke="#1a0f08" strokeWidth="3" />
      <path d="M10 14h28M12 26h22M56 96h26M100 14h28M146 92h24M190 20h24" stroke="#5a3a22" strokeWidth="2" />
      <path d="M60 34h104v40H60z" fill="#f2b45c" />
      <path d="M66 34h92v40H66z" fill="#2c1613" />
      <path d="M76 54q14-15 28 0-14 13-28 0zM120 54q14-15 28 0-14 13-28 0z" fill="#fff3d0" />
      <circle cx="91" cy="54" r="6" fill="#14110e" />
      <circle cx="135" cy="54" r="6" fill="#14110e" />
      <g data-cover="">
        <path d="M56 30h112v48H56z" fill="#4a2f1c" stroke="#c9a24b" strokeWidth="1.8" />
        <circle cx="112" cy="54" r="5" fill="#c9a24b" />
      </g>
      <path d="M2 2h220v106H2z" fill="none" stroke="#c9a24b" strokeWidth="1.8" />
    </svg>
  );
}

/** The hat in the tower's window is a button. Any name is right; the answer is the word at the gate. */
export function Hatch({ word }: { readonly word: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTold, setIsTold] = useState(false);
  const knock = (): void => {
    // Nothing slides open where nothing may move: the word is there at once.
    setIsTold(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    dialog.current?.showModal();
  };
  const answer = (event: FormEvent): void => {
    event.preventDefault();
    setIsTold(true);
  };
  return (
    <Over>
      <button type="button" onClick={knock}>
        <span>Knock</span>
      </button>
      <Window ref={dialog} aria-labelledby="hatch">
        <Slot />
        <h2 id="hatch">Who sent you?</h2>
        {isTold ? (
          <p role="status">
            Then here is the word at the gate:
            <strong>{word}</strong>
            Your guide asks for it. It is on your ticket, too.
          </p>
        ) : (
          <form onSubmit={answer}>
            <TextField label="A name" name="name" autoComplete="off" maxLength={60} required />
            <Button type="submit">Say it</Button>
          </form>
        )}
        <Button kind="second" small onClick={() => dialog.current?.close()}>
          Close the hatch
        </Button>
      </Window>
    </Over>
  );
}
