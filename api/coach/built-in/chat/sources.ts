import type { ChatSource } from '#contract/ai.ts';
import { HELP_LINES } from '#contract/chat-parts.ts';
import type { FactSource } from '#contract/requirements.ts';

const undated = { url: null, checkedOn: null, cycle: null };

/** The student's own rows, by what they are called on screen. */
export const fromRecord = (name: string): ChatSource => ({ kind: 'record', name, ...undated });

/** What is generally true. */
export const general = (name: string): ChatSource => ({ kind: 'general', name, ...undated });

/** What nobody knows, what Laurel does not know, and what it does not do. */
export const unknown = (name: string, url: string | null = null): ChatSource => ({
  kind: 'unknown',
  name,
  ...undated,
  url,
});

/** A fact of the season. A page that was not read proves nothing, so it is only where to look. */
export const fromFacts = ({ name, url, checkedOn, cycle }: FactSource): ChatSource =>
  checkedOn === null || cycle === null ? unknown(name, url) : { kind: 'facts', name, url, checkedOn, cycle };

export const PLAN = fromRecord('Plan');
export const HELP = general(HELP_LINES);
export const OWN_ADVICE = general('General advice of Laurel');
export const HOW_LAUREL_WORKS = general('How Laurel works');
export const NOT_UNDERSTOOD = unknown('Not what I understand');
