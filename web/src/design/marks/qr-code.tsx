import { create } from 'qrcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** Quiet modules around the code: as many as scanners need, because the ground around it may be dark. */
const QUIET = 4;

/** Dark on a light plate of its own, whatever the browser makes of the colors around it: many scanners read nothing else. */
const Plate = styled.svg`
  color-scheme: only light;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** A QR code as one path, sharp at every size and in print. */
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
      <path d={path} fill="#0d1417" />
    </Plate>
  );
}
