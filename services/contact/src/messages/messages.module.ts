import { Module } from '@nestjs/common';
import { ChangeMessageState } from './change-message-state/change-message-state.js';
import { ChangeMessageStateResolver } from './change-message-state/change-message-state.resolver.js';
import { ListMessagesResolver } from './list-messages/list-messages.resolver.js';
import { MessageRepository } from './message.repository.js';
import { MessageForMailResolver } from './message-for-mail/message-for-mail.resolver.js';
import { MessagesByEmailResolver } from './messages-by-email/messages-by-email.resolver.js';
import { SendMessage } from './send-message/send-message.js';
import { SendMessageResolver } from './send-message/send-message.resolver.js';
import { TrustMessageResolver } from './trust-message/trust-message.resolver.js';

@Module({
  providers: [
    MessageRepository,
    SendMessage,
    SendMessageResolver,
    ListMessagesResolver,
    ChangeMessageState,
    ChangeMessageStateResolver,
    MessagesByEmailResolver,
    MessageForMailResolver,
    TrustMessageResolver,
  ],
})
export class MessagesModule {}
