interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Keeps what was used last, up to a number of bytes. */
export class BoundedMap<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private used = 0;
  /** What was put in or used last: most are asked for again and again. */
  private last: Entry<Value> | undefined;

  /** @param most bytes that all entries may have together, by what they say of themselves */
  constructor(private readonly most: number) {}

  /** Bytes that are used. */
  get bytes(): number {
    return this.used;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map gives its keys in the order in which they came: what was just used comes last.
    if (entry !== this.last) {
      this.entries.delete(key);
      this.entries.set(key, entry);
      this.last = entry;
    }
    return entry.value;
  }

  /** Puts something in, and out what was not used for the longest time. What is larger than all that fits is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.most) return;
    this.last = { value, bytes };
    this.entries.set(key, this.last);
    this.used += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.used <= this.most) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.used -= entry.bytes;
  }
}
