/** `node lay-out.ts <service> <folder with its packages> <target>`: the last step of the recipe before the image itself. */
import { resolve } from 'node:path';
import { layOut } from './image-layout.ts';

const [service = '', installed = '', out = ''] = process.argv.slice(2);
layOut(service, { built: resolve(import.meta.dirname, '../..'), installed: resolve(installed) }, resolve(out));
