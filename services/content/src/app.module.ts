import { Module } from '@nestjs/common';
import { SectionsModule } from './sections/sections.module.js';

@Module({ imports: [SectionsModule] })
export class AppModule {}
