import { callUs } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { MessagesModule } from './messages/messages.module.js';
import { EraseWriterWhenRequested } from './personal-data/personal-data.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }), MessagesModule],
  providers: [EraseWriterWhenRequested, LearnHouseDetailsWhenChanged, ...callUs('TooManyMessages')],
})
export class AppModule {}
