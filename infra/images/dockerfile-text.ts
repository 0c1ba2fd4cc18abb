/** Paths that the Dockerfile's stage `manifests` copies from the checkout. */
export function manifestsOf(dockerfile: string): string[] {
  const [, stage = ''] = /^FROM .* AS manifests$([\s\S]*?)^FROM /m.exec(dockerfile) ?? [];
  return [...stage.matchAll(/^COPY (.+)$/gm)].flatMap(([, words = '']) => words.split(/\s+/).slice(0, -1));
}
