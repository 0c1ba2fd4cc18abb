import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeMessageResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { MessageRepository } from '../message.repository.js';
import { messageView } from '../message.view.js';
import { ChangeMessageState, type StateChange } from './change-message-state.js';

@Resolver()
export class ChangeMessageStateResolver {
  constructor(
    private readonly changeState: ChangeMessageState,
    private readonly messages: MessageRepository,
  ) {}

  @Mutation('readMessage')
  read(@Args('id') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ChangeMessageResult> {
    return this.change(id, { action: 'readMessage', from: ['unread'], to: 'read' }, staff);
  }

  @Mutation('answerMessage')
  answer(
    @Args('id') id: string,
    @Args('answered') answered: boolean,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeMessageResult> {
    const action = 'answerMessage';
    return this.change(
      id,
      answered ? { action, from: ['unread', 'read'], to: 'answered' } : { action, from: ['answered'], to: 'read' },
      staff,
    );
  }

  private async change(id: string, change: StateChange, staff: StaffIdentity): Promise<ChangeMessageResult> {
    if (isUuid(id)) await this.changeState.execute(id, change, staff);
    const message = isUuid(id) ? await this.messages.find(id) : null;
    if (!message) return refuse.MessageNotFound();
    return messageView(message);
  }
}
