import { Content1795393875715 } from './migrations/1795393875715-content.js';
import { Questions1795501808000 } from './migrations/1795501808000-questions.js';
import { KnownSections1795501808001 } from './migrations/1795501808001-known-sections.js';

/** Oldest first. */
export const MIGRATIONS = [Content1795393875715, Questions1795501808000, KnownSections1795501808001];
