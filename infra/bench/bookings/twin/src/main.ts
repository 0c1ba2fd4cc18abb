import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';

const app = await NestFactory.create(AppModule.forRoot(process.env.DATABASE_URL ?? ''), { logger: ['error'] });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.stdout.write('ready\n');
