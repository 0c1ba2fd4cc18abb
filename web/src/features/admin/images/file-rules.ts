/** Bounds of the uploader (spec.md §5, §9). */
export const MOST_FILES = 10;
export const MOST_MEGABYTES = 10;

const MEGABYTE = 1024 * 1024;

/** Why a file, or all of them, is not uploaded; the words of spec.md §5. */
export type FileFault = { readonly title: string; readonly text: string };

export type FileRules = {
  readonly multiple: boolean;
  /** Most files at a time, where there may be several. */
  readonly maxFiles?: number;
  /** Largest file, in MB. */
  readonly maxMegabytes?: number;
};

export type CheckedFiles = { readonly valid: readonly File[]; readonly faults: readonly FileFault[] };

const faultOf = ({ name, type, size }: File, maxMegabytes: number): FileFault | undefined => {
  if (!type.startsWith('image/')) return { title: 'Invalid file type', text: `${name} is not an image file` };
  if (size > maxMegabytes * MEGABYTE) {
    return { title: 'File too large', text: `${name} exceeds ${maxMegabytes}MB limit` };
  }
  return undefined;
};

/** What of a choice can be uploaded: nothing when there are too many, else what keeps the rules (spec.md §5, Uploader). */
export const checkFiles = (
  files: readonly File[],
  { multiple, maxFiles = MOST_FILES, maxMegabytes = MOST_MEGABYTES }: FileRules,
): CheckedFiles => {
  if (multiple && files.length > maxFiles) {
    return { valid: [], faults: [{ title: 'Too many files', text: `Maximum ${maxFiles} files allowed` }] };
  }
  const chosen = (multiple ? files : files.slice(0, 1)).map((file) => ({ file, fault: faultOf(file, maxMegabytes) }));
  return {
    valid: chosen.flatMap(({ file, fault }) => (fault ? [] : [file])),
    faults: chosen.flatMap(({ fault }) => (fault ? [fault] : [])),
  };
};

/** "214 kB", "3.2 MB" */
export const sizeInWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
