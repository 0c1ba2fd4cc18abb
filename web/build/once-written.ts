import type { Plugin, Rolldown } from 'vite';

/**
 * Work on the built files. Vite closes a failed build too: without its files, the work would fail as well, and its error would hide
 * why the build did. @param order after the work of the other plugins
 */
export function onceWritten(
  work: (bundle: Rolldown.OutputBundle) => Promise<void>,
  order?: 'post',
): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let written: Rolldown.OutputBundle | undefined;
  return {
    writeBundle: (_options, bundle) => {
      written = bundle;
    },
    closeBundle: {
      ...(order && { order }),
      sequential: true,
      handler: async () => {
        if (written) await work(written);
      },
    },
  };
}
