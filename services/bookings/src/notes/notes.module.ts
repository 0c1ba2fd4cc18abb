import { Module } from '@nestjs/common';
import { BookingNotesResolver } from './booking-notes.resolver.js';
import { ChangeNotes } from './change-notes.js';
import { ChangeNotesResolver } from './change-notes.resolver.js';

@Module({ providers: [BookingNotesResolver, ChangeNotes, ChangeNotesResolver] })
export class NotesModule {}
