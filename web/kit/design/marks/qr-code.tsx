import { create } from 'qrcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** Quiet modules around the code, as scanners need them on a dark ground. */
const QUIET = 4;

/** Always dark on light, also in dark mode: many scanners read nothing else. */
const Plate = styled.svg`
  color-scheme: only light;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** One path, sharp at every size and in print. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from(modules.data).flatMap((isDark, index) =>
      isDark ? [`M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`] : [],
    );
    return { size: modules.size, path: dark.join('') };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <Plate viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="var(--night)" />
    </Plate>
  );
}
