import { readFileSync } from 'node:fs';
import type { FormsFile } from '#contract/sheets/forms.ts';
import { fromRoot } from '../root.ts';

/** The application forms of the season, as `api/data/SOURCES.md` describes them. */
export const formsFile: FormsFile = JSON.parse(readFileSync(fromRoot('api/data/season/forms.json'), 'utf8'));
