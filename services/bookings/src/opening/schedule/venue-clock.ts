import { Temporal } from 'temporal-polyfill';

const minuteMs = 60_000;

/** Starts, days and months are always computed in the venue's zone. Instants are stored and compared in UTC. */
export class VenueClock {
  private minute = Number.NaN;
  private todayOfMinute: Temporal.PlainDate | undefined;

  /** @param timeZone IANA name, e.g. `Europe/Berlin` */
  constructor(readonly timeZone: string) {}

  today(now: Date): Temporal.PlainDate {
    const minute = Math.floor(now.getTime() / minuteMs);
    if (minute !== this.minute || !this.todayOfMinute) {
      this.todayOfMinute = this.zoned(now).toPlainDate();
      this.minute = minute;
    }
    return this.todayOfMinute;
  }

  /** A time that daylight saving skips moves forward by the gap. */
  instant(date: Temporal.PlainDate, time: Temporal.PlainTime): Date {
    const zoned = date.toZonedDateTime({ timeZone: this.timeZone, plainTime: time });
    return new Date(zoned.epochMilliseconds);
  }

  startOf(date: Temporal.PlainDate): Date {
    return new Date(date.toZonedDateTime(this.timeZone).epochMilliseconds);
  }

  wallTime(instant: Date): Temporal.PlainDateTime {
    return this.zoned(instant).toPlainDateTime();
  }

  private zoned(instant: Date): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(this.timeZone);
  }
}
