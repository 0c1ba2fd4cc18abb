import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { daysBetween } from '@hilltop/platform/values/calendar-date';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { Temporal } from 'temporal-polyfill';
import { isOffered, Restaurants } from '../../food/restaurants/restaurants.js';
import type {
  HouseCalendar as HouseCalendarView,
  NextStart,
  OpeningToday,
  SpecialDay,
} from '../../generated/schema-types.js';
import { shownTime } from '../schedule/start-times.js';
import { CalendarRepository } from './calendar.repository.js';
import type { HouseCalendar } from './house-calendar.js';

const DAYS_OF_WEEK = 7;

/** Shows the next week by the rules, and the days of the booking window that differ. */
export function houseCalendarView(
  calendar: HouseCalendar,
  now: Date,
): Omit<HouseCalendarView, 'changeRules' | 'offersFood'> {
  const first = calendar.firstDate(now);
  const week = Array.from({ length: DAYS_OF_WEEK }, (_, days) => {
    const date = first.add({ days });
    return { weekday: date.dayOfWeek, starts: calendar.usualStarts(date).map(shownTime) };
  }).sort((one, other) => one.weekday - other.weekday);
  const usual = new Map(week.map(({ weekday, starts }) => [weekday, starts.join()]));
  const specialDays: SpecialDay[] = [];
  for (const date of daysBetween(first, calendar.lastDate(now))) {
    const day = specialDay(calendar, date);
    if (day.starts.join() !== usual.get(date.dayOfWeek)) specialDays.push(day);
  }
  const today = openingToday(calendar, now);
  const notices = calendar.noticesAt(now).map((notice) => ({ ...notice, ...inLanguage(notice, 'text') }));
  return { version: calendar.version, week, specialDays, notices, today };
}

function openingToday(calendar: HouseCalendar, now: Date): OpeningToday {
  const { date, starts, note } = specialDay(calendar, calendar.firstDate(now));
  return { date, starts, note, next: nextStart(calendar, now) };
}

function nextStart(calendar: HouseCalendar, now: Date): NextStart | null {
  for (const date of daysBetween(calendar.firstDate(now), calendar.lastDate(now))) {
    const [next] = calendar.openStarts(date, now);
    if (next) return { date: date.toString(), time: next.time };
  }
  return null;
}

function specialDay(calendar: HouseCalendar, date: Temporal.PlainDate): SpecialDay {
  const text = date.toString();
  const starts = calendar.starts(date).map(shownTime);
  return { date: text, closed: starts.length === 0, starts, note: calendar.noteOn(text) };
}

@Resolver()
export class HouseCalendarResolver {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly restaurants: Restaurants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('houseCalendar')
  async show(): Promise<HouseCalendarView> {
    const [calendar, restaurants] = await Promise.all([this.calendars.current(), this.restaurants.all()]);
    const view = houseCalendarView(calendar, this.clock.now());
    const offersFood = restaurants.some(isOffered);
    const { changesUntilHours, refundSteps } = calendar.data.changeRule;
    return { ...view, changeRules: { changesUntilHours, refundSteps: [...refundSteps] }, offersFood };
  }
}
