import { Module } from '@nestjs/common';
import { VisitsModule } from '../visits/visits.module.js';
import { AfterVisits } from './after-visit/after-visit.js';
import { AfterVisitResolver } from './after-visit/after-visit.resolver.js';
import { BookingGuestBookResolver } from './booking-guest-book.resolver.js';
import { DecideGuestBookEntry } from './decide-guest-book-entry/decide-guest-book-entry.js';
import { DecideGuestBookEntryResolver } from './decide-guest-book-entry/decide-guest-book-entry.resolver.js';
import { ListGuestBookEntriesResolver } from './decide-guest-book-entry/list-guest-book-entries.resolver.js';
import { ShowGuestBookResolver } from './show-guest-book/show-guest-book.resolver.js';
import { WriteGuestBook } from './write-guest-book/write-guest-book.js';
import { WriteGuestBookResolver } from './write-guest-book/write-guest-book.resolver.js';

@Module({
  imports: [VisitsModule],
  providers: [
    AfterVisits,
    AfterVisitResolver,
    WriteGuestBook,
    WriteGuestBookResolver,
    ShowGuestBookResolver,
    ListGuestBookEntriesResolver,
    DecideGuestBookEntry,
    DecideGuestBookEntryResolver,
    BookingGuestBookResolver,
  ],
})
export class GuestBookModule {}
