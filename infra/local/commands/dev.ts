/** `make dev`: starts everything on this machine, and restarts or reloads what a save changes. */
import { launchDev } from '../dev/launch-dev.ts';
import { runLauncher } from '../launch/run-launcher.ts';

runLauncher(launchDev);
