import type { EssayKind } from '#contract/essay-kind.ts';
import { ANSWERED_BY_THOUGHT, type AskedPart, askedParts } from '#contract/outline/asked-parts.ts';
import { namesItsCollege } from '#contract/outline/names-college.ts';
import { partSigns } from '#contract/outline/part-signs.ts';
import type { Reading } from './reading.ts';

/** What the prompt asks for and the essay does not answer, of what can be told for certain. */
export function missingParts(prompt: string, kind: EssayKind, reading: Reading, college: string | null): AskedPart[] {
  const { sentences } = reading;
  const thought = () => sentences.some((sentence) => sentence.thought >= 0.5) || claimed(reading) > 1;
  const answered: Readonly<Partial<Record<AskedPart, () => boolean>>> = {
    ...Object.fromEntries(ANSWERED_BY_THOUGHT.map((part) => [part, thought])),
    schoolwork: () => sentences.some(({ text }) => partSigns.schoolwork.words!.test(text)),
    acts: () => sentences.filter(({ evidence }) => evidence.selfActs).length > 1,
    why: () =>
      sentences.some(
        ({ evidence, text }) =>
          evidence.self && (/\b(?:your|here|there)\b/i.test(text) || namesItsCollege(text, college)),
      ) || sentences.some(({ role }) => role === 'plan'),
    bring: () => sentences.some(({ role, text }) => role === 'plan' || /\b(?:your?|now)\b/i.test(text)),
  };
  if (kind === 'additionalInformation') return [];
  return askedParts(prompt).filter((part) => answered[part]?.() === false);
}

/** Sentences that claim a lesson, however general: the prompt is answered then, though badly. */
const claimed = ({ sentences }: Reading): number =>
  sentences.filter(({ text }) =>
    /\b(?:learned|taught|realized|showed me|lesson|understood|now (?:see|know|think))\b/i.test(text),
  ).length;
