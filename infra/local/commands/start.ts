/** `make start`: starts everything on this machine, and ends it all on Ctrl-C. The pinned Node runs this file without a build. */
import { launch } from '../launch/launch.ts';
import { runLauncher } from '../launch/run-launcher.ts';

runLauncher(launch);
