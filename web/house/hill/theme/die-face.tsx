/** Where the pips are on a grid of 24. */
const faces: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
];

/** A face of a die. */
export function DieFace({ step }: { readonly step: number }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      {faces[step - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}
