import { create } from 'qrcode';
import { useMemo } from 'react';

/** Quiet modules around the code; the paper it is on provides the rest of the four that scanners need. */
const QUIET = 2;

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
    <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="var(--paper-raised)" />
      <path d={path} fill="#0d1417" />
    </svg>
  );
}
