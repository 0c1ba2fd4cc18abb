import { useEffect, useRef } from 'react';
import { Text } from '../../../design/type/text.js';
import { DeskCard, DeskCardBody, DeskCardHead } from '../desk/desk-card.js';
import { SignInForm } from './sign-in-form.js';
import { SmallPage } from './small-page.js';

/** All that a stranger sees of the panel. `hasLeft`: somebody has just signed out, and focus is brought here. */
export const SignInPage = ({ hasLeft }: { readonly hasLeft: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasLeft) title.current?.focus();
  }, [hasLeft]);
  return (
    <SmallPage>
      <div>
        <h1 ref={title} tabIndex={-1}>
          Admin Panel
        </h1>
        <Text soft>For those who work at Top O’ Hill Terrace.</Text>
      </div>
      <DeskCard as="section" aria-labelledby="sign-in">
        <DeskCardHead>
          <h2 id="sign-in">Sign in</h2>
        </DeskCardHead>
        <DeskCardBody>
          <SignInForm />
        </DeskCardBody>
      </DeskCard>
    </SmallPage>
  );
};
