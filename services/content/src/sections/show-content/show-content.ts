import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SiteContent } from '../../generated/schema-types.js';
import { Section, type SectionName } from '../section.entity.js';
import type { HouseDetails, MediaItems, Questions, Testimonials } from '../section.input.js';

@Injectable()
export class ShowContent {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<SiteContent> {
    const sections = await this.dataSource.manager.find(Section);
    const find = (name: SectionName) => sections.find((section) => section.name === name);
    const [house, media, testimonials, questions] = [
      find('house'),
      find('media'),
      find('testimonials'),
      find('questions'),
    ];
    return {
      house: house ? { version: house.version, ...(house.body as HouseDetails) } : null,
      media: media ? { version: media.version, ...(media.body as MediaItems) } : null,
      testimonials: testimonials ? { version: testimonials.version, ...(testimonials.body as Testimonials) } : null,
      questions: questions
        ? { version: questions.version, items: (questions.body as Questions).items.map(asked) }
        : null,
    };
  }
}

const asked = (item: Questions['items'][number]) => ({
  ...item,
  ...inLanguage(item, 'question', 'answer'),
  key: item.question,
});
