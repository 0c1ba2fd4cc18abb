import { useEffect, useState } from 'react';
import { Notice } from '../../../design/marks/notice.js';
import { demoAccount } from './staff-desk.js';

/** Where the site runs as a demo: whose account to use, and where its password stands. */
export const DemoNote = () => {
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    let isShown = true;
    void demoAccount().then((found) => {
      if (isShown) setEmail(found);
    });
    return () => {
      isShown = false;
    };
  }, []);

  return email === undefined ? null : (
    <Notice title="This is a demo">
      Sign in as <b>{email}</b>. The password is in the terminal that runs <code>make start</code>.
    </Notice>
  );
};
