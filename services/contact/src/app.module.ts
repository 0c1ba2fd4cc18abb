import { callUs } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { ChangeMessageState } from './messages/change-message-state/change-message-state.js';
import { ChangeMessageStateResolver } from './messages/change-message-state/change-message-state.resolver.js';
import { ListMessagesResolver } from './messages/list-messages.resolver.js';
import { MessageRepository } from './messages/message.repository.js';
import { MessageForMailResolver } from './messages/message-for-mail.resolver.js';
import { MessagesByEmailResolver } from './messages/messages-by-email.resolver.js';
import { SendMessage } from './messages/send-message/send-message.js';
import { SendMessageResolver } from './messages/send-message/send-message.resolver.js';
import { TrustMessageResolver } from './messages/trust-message.resolver.js';
import { EraseWriterWhenRequested } from './personal-data.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

const messages = [
  MessageRepository,
  SendMessage,
  SendMessageResolver,
  ListMessagesResolver,
  ChangeMessageState,
  ChangeMessageStateResolver,
  MessagesByEmailResolver,
  MessageForMailResolver,
  TrustMessageResolver,
];

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })],
  providers: [...messages, EraseWriterWhenRequested, LearnHouseDetailsWhenChanged, ...callUs(['TooManyMessages'])],
})
export class AppModule {}
