import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { originsAfter } from '#contract/origins/origins-after.ts';
import { type Insertion, type OriginRecord, recordFor } from '#contract/origins/record.ts';
import { countWords } from '#contract/words.ts';
import type { RecordContext } from '../context.ts';
import { essays, versions } from '../db/schema.ts';

/** An essay as it is before a save. */
export function originsBefore({ db, studentId }: RecordContext, which: SQL) {
  return db.query.essays.findFirst({
    columns: { id: true, text: true, revision: true, origins: true },
    where: and(eq(essays.userId, studentId), which),
  });
}

type Before = NonNullable<Awaited<ReturnType<typeof originsBefore>>>;

interface Save {
  text: string;
  keepReplaced?: boolean;
  insertions?: Insertion[];
}

/** Where the words came from once a text is saved; undefined where it is the stored one. */
export async function originsOfSave(
  context: RecordContext,
  before: Before,
  { text, keepReplaced = false, insertions = [] }: Save,
): Promise<OriginRecord | undefined> {
  if (text === before.text) return;
  const at = context.clock().toISOString();
  const record = recordFor(before.origins, before.text);
  const next = originsAfter(record, before.text, text, insertions, at);
  const earlier = keepReplaced ? await earlierSpans(context, before.id, text) : undefined;
  /** Whether a part of the text was there before origins were recorded. */
  const hasUnrecorded = next.since === null && record.spans.some(({ kind }) => kind === 'unknown');
  return { ...next, spans: earlier ?? next.spans, since: hasUnrecorded ? at : next.since };
}

/** The origins of an earlier text that comes back. */
async function earlierSpans({ db }: RecordContext, essayId: string, text: string) {
  const version = await db.query.versions.findFirst({
    columns: { origins: true },
    where: and(
      eq(versions.essayId, essayId),
      eq(versions.words, countWords(text)),
      isNotNull(versions.origins),
      eq(versions.text, text),
    ),
    orderBy: desc(versions.savedAt),
  });
  return version?.origins ?? undefined;
}
