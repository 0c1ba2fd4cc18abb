/** `make start`: starts everything on this machine, and stops it on Ctrl-C. Node runs this file without a build. */
import { launch } from '../launch/launch.ts';
import { runLauncher } from '../launch/run-launcher.ts';

runLauncher(launch);
