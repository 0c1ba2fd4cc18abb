import { Module } from '@nestjs/common';
import { TicketResolver } from './ticket.resolver.js';
import { TicketSigner } from './ticket-signer.js';

@Module({ providers: [TicketSigner, TicketResolver], exports: [TicketSigner] })
export class TicketsModule {}
