import { Module } from '@nestjs/common';
import { AnnounceHouse } from './house/announce-house.js';
import { SaveSection } from './save-section/save-section.js';
import { SaveSectionResolver } from './save-section/save-section.resolver.js';
import { ShowContent } from './show-content/show-content.js';
import { ShowContentResolver } from './show-content/show-content.resolver.js';

@Module({ providers: [ShowContent, ShowContentResolver, SaveSection, SaveSectionResolver, AnnounceHouse] })
export class SectionsModule {}
