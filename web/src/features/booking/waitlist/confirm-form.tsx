import { Button } from '../../../design/controls/button.js';
import { Stack } from '../../../design/layout/stack.js';
import { Notice } from '../../../design/marks/notice.js';
import { CallUs } from './call-us.js';

/** What confirms a place without scripts. The gateway answers it with this page again. */
export function ConfirmForm({ token }: { readonly token: string }) {
  return (
    <Notice title="Did the link in our e-mail bring you here?">
      <Stack gap={3}>
        <p>Then confirm your place with this button. It is the last step.</p>
        <form method="post" action={`/api/waitlist/${encodeURIComponent(token)}/confirm-form`}>
          <Button type="submit">Confirm your place</Button>
        </form>
        <p>
          The other buttons need JavaScript. Without it, <CallUs /> to leave the list.
        </p>
      </Stack>
    </Notice>
  );
}
