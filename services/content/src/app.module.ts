import { Module } from '@nestjs/common';
import { AnnounceHouse } from './sections/announce-house.js';
import { SaveSection } from './sections/save-section/save-section.js';
import { SaveSectionResolver } from './sections/save-section/save-section.resolver.js';
import { ShowContent } from './sections/show-content/show-content.js';
import { ShowContentResolver } from './sections/show-content/show-content.resolver.js';

@Module({ providers: [ShowContent, ShowContentResolver, SaveSection, SaveSectionResolver, AnnounceHouse] })
export class AppModule {}
