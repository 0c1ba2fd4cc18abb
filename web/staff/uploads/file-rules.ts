/** From product.md §5.3. */
export const MAX_FILES = 10;
export const MAX_MEGABYTES = 10;

const MEGABYTE = 1024 * 1024;

export interface FileError {
  readonly title: string;
  readonly text: string;
}

export interface FileRules {
  readonly multiple: boolean;
  /** Only with `multiple`. */
  readonly maxFiles?: number;
  readonly maxMegabytes?: number;
}

export interface CheckedFiles {
  readonly valid: readonly File[];
  readonly errors: readonly FileError[];
}

/** Pictures that some browsers give no type. The server names their format. */
const NAMED_BY_SERVER = /\.(?:heic|heif|avif|svg|bmp|tiff?|jxl)$/i;

function fileError({ name, type, size }: File, maxMegabytes: number): FileError | undefined {
  if (!type.startsWith('image/') && !NAMED_BY_SERVER.test(name))
    return { title: 'Invalid file type', text: `${name} is not an image file` };
  if (size > maxMegabytes * MEGABYTE) {
    return { title: 'File too large', text: `${name} exceeds ${maxMegabytes}MB limit` };
  }
  return undefined;
}

/** The chosen files that can be uploaded: none if there are too many, else those within the rules. */
export function checkFiles(
  files: readonly File[],
  { multiple, maxFiles = MAX_FILES, maxMegabytes = MAX_MEGABYTES }: FileRules,
): CheckedFiles {
  if (multiple && files.length > maxFiles) {
    return { valid: [], errors: [{ title: 'Too many files', text: `Maximum ${maxFiles} files allowed` }] };
  }
  const chosen = multiple ? files : files.slice(0, 1);
  return {
    valid: chosen.filter((file) => fileError(file, maxMegabytes) === undefined),
    errors: chosen.flatMap((file) => fileError(file, maxMegabytes) ?? []),
  };
}

/** "214 kB", "3.2 MB" */
export function fileSizeLabel(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
