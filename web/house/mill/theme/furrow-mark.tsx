const CENTER = 12;
const EYE = 3;
const RIM = 10.5;

/** A furrow of a millstone: a straight cut from near its eye to its rim. @param turn in parts of a full turn */
function furrow(turn: number): string {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  const at = (radius: number, by: number) =>
    `${(CENTER + Math.cos(angle + by) * radius).toFixed(2)} ${(CENTER + Math.sin(angle + by) * radius).toFixed(2)}`;
  return `M${at(EYE + 1.5, 0)}L${at(RIM - 1, 0.35)}`;
}

/** A millstone with as many furrows as the step has in its number. */
export function FurrowMark({ step }: { readonly step: number }) {
  const furrows = Array.from({ length: step }, (_, at) => furrow(at / step)).join('');
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <circle cx={CENTER} cy={CENTER} r={EYE} strokeWidth="1.6" />
      <path d={furrows} strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
