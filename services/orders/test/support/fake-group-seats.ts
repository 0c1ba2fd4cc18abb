import { randomUUID } from 'node:crypto';

interface Part {
  readonly tourDate: string;
  readonly tourTime: string;
  readonly pupils: number;
  readonly adults: number;
  readonly ownStart: boolean;
}

interface Variables {
  readonly day?: string;
  readonly groupId?: string;
  readonly group?: {
    readonly id: string;
    readonly number: string;
    readonly revision: number;
    readonly peoplePerGuide: number;
  };
  readonly input?: { readonly parts: readonly Part[]; readonly heldUntil: string | null };
  readonly name?: string;
  readonly holdIds?: readonly string[];
}

interface Kept {
  revision: number;
  asked: string;
  name: string | undefined;
  heldUntil: Date;
  parts: (Part & { readonly holdId: string; bookingId: string | null })[];
}

const refusal = (name: string, message: string) => ({ __typename: name, message });

/** The seats of groups as bookings keeps them: all parts or none, once per revision, booked only while all of it is held. */
export class FakeGroupSeats {
  /** Seats of a start. */
  capacity = 25;
  /** Days without starts, with the sentence. */
  readonly closed = new Map<string, string>();
  readonly times = ['10:00 AM', '12:00 PM', '2:00 PM', '4:00 PM'];
  readonly groups = new Map<string, Kept>();
  /** Of the last request. */
  peoplePerGuide: number | undefined;
  isDisplaced = false;
  /** Of each part, once somebody counted. */
  came: number | null = null;
  /** Called before a request takes effect, and before its answer is sent. */
  before: (call: string) => unknown = () => undefined;
  after: (call: string) => unknown = () => undefined;

  constructor(private readonly now: () => Date) {}

  static isAsked(query: string): boolean {
    return /groupDay|GroupVisit|groupVisit/.test(query);
  }

  async answer(variables: Variables, query: string): Promise<object> {
    const { group, day, groupId } = variables;
    if (day !== undefined) return { groupDay: this.day(day) };
    if (!group) return { groupVisit: groupId === undefined ? null : this.seatsOf(groupId) };
    this.peoplePerGuide = group.peoplePerGuide;
    const call = /(hold|book|change|release)GroupVisit/.exec(query)?.[1] ?? '';
    await this.before(call);
    const answered = { [`${call}GroupVisit`]: this.arrange(call, group, variables) };
    await this.after(call);
    return answered;
  }

  /** The house closes the day of all groups: what they hold ends, and what they booked is displaced. */
  close(): void {
    this.isDisplaced = true;
    for (const kept of this.groups.values()) kept.parts = kept.parts.filter(({ bookingId }) => bookingId !== null);
  }

  private arrange(call: string, { id, revision }: NonNullable<Variables['group']>, request: Variables) {
    const { group: _, ...rest } = request;
    const asked = JSON.stringify([call, rest]);
    const kept = this.groups.get(id);
    if (kept && kept.revision > revision)
      return refusal('GroupRevisionPassed', 'A later request was answered already.');
    if (kept?.revision === revision && kept.asked !== asked)
      return refusal('GroupRevisionPassed', 'Another request of this group had this revision.');
    if (kept?.revision === revision) return this.visit(kept);
    const next = this.next(call, id, kept, request);
    if ('__typename' in next) return next;
    const stored = { ...next, revision, asked };
    this.groups.set(id, stored);
    return this.visit(stored);
  }

  private next(call: string, id: string, kept: Kept | undefined, request: Variables) {
    if (call === 'hold') return this.hold(request);
    if (call === 'book') return this.book(kept, request);
    return call === 'change' ? this.change(id, kept, request) : this.release();
  }

  /** All of it, or what it had. */
  private change(id: string, kept: Kept | undefined, { input }: Variables) {
    if (!kept || !input || kept.parts.length === 0)
      return refusal('NoSeatsOfGroup', 'The group no longer has all of these seats.');
    this.groups.delete(id);
    const held = this.hold({ input: { parts: input.parts, heldUntil: '2100-01-01T00:00:00Z' } });
    this.groups.set(id, kept);
    if ('__typename' in held) return held;
    const isBooked = kept.parts.some(({ bookingId }) => bookingId !== null);
    const heldUntil = input.heldUntil ? new Date(input.heldUntil) : kept.heldUntil;
    return {
      ...kept,
      heldUntil,
      parts: held.parts.map((part) => ({ ...part, bookingId: isBooked ? randomUUID() : null })),
    };
  }

  private hold({ input }: Variables) {
    if (!input) throw new Error('nothing was asked');
    const heldUntil = new Date(input.heldUntil ?? '');
    if (heldUntil <= this.now()) return refusal('InvalidInput', 'Please check the marked fields.');
    const full = input.parts.filter((part) => this.free(part) < part.pupils + part.adults);
    if (full.length > 0) return refusal('StartsFull', `Too few seats are left at ${full[0]?.tourTime}.`);
    const parts = input.parts.map((part) => ({ ...part, holdId: randomUUID(), bookingId: null }));
    return { name: undefined, heldUntil, parts };
  }

  private book(kept: Kept | undefined, { name, holdIds = [] }: Variables) {
    const isHeld =
      kept !== undefined &&
      kept.heldUntil > this.now() &&
      kept.parts.length === holdIds.length &&
      kept.parts.every(({ holdId, bookingId }) => bookingId === null && holdIds.includes(holdId));
    if (!isHeld) return refusal('NoSeatsOfGroup', 'The group no longer has all of these seats.');
    return { ...kept, name, parts: kept.parts.map((part) => ({ ...part, bookingId: randomUUID() })) };
  }

  private release() {
    return { name: undefined, heldUntil: this.now(), parts: [] };
  }

  private visit({ parts }: Kept) {
    return {
      __typename: 'GroupVisit',
      parts: parts.map(({ holdId, bookingId }) => ({ holdId: bookingId ? null : holdId })),
    };
  }

  private day(day: string) {
    const closed = this.closed.get(day) ?? null;
    const starts = closed ? [] : this.times.map((time) => this.start(day, time));
    return { tourName: 'Gate to Garden', closed, starts };
  }

  private start(day: string, time: string) {
    const [hour = 0] = time.split(':').map(Number);
    const utc = (hour % 12) + (time.endsWith('PM') ? 12 : 0) + 6;
    const startsAt = `${day}T${String(utc).padStart(2, '0')}:00:00.000Z`;
    return { time, startsAt, capacity: this.capacity, seatsLeft: this.free({ tourDate: day, tourTime: time }) };
  }

  private free({ tourDate, tourTime }: Pick<Part, 'tourDate' | 'tourTime'>): number {
    const there = [...this.groups.values()]
      .flatMap(({ parts, heldUntil }) => parts.filter(({ bookingId }) => bookingId !== null || heldUntil > this.now()))
      .filter((part) => part.tourDate === tourDate && part.tourTime === tourTime);
    return this.capacity - there.reduce((sum, { pupils, adults }) => sum + pupils + adults, 0);
  }

  private seatsOf(id: string) {
    const kept = this.groups.get(id);
    if (!kept) return null;
    const parts = kept.parts.map(({ holdId: _, ...part }) => {
      const confirmationCode = part.bookingId ? 'HT-7K4M-9QXW' : null;
      const visitUrl = part.bookingId ? 'https://hilltop.example.test/visit/token' : null;
      return { ...part, confirmationCode, visitUrl, displaced: this.isDisplaced, came: this.came };
    });
    return { parts };
  }
}
