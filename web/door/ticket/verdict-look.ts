/** How a verdict looks and sounds: each has its own shape and words, not only a color. */
export type VerdictLook =
  | 'admit'
  | 'new'
  | 'owing'
  | 'changed'
  | 'inside'
  | 'unknown'
  | 'cancelled'
  | 'moved'
  | 'foreign';

export interface VerdictWords {
  readonly look: VerdictLook;
  readonly title: string;
  readonly subtitle: string;
  /** In place of a name. */
  readonly heading?: string;
  readonly text?: string;
}
