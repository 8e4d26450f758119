import { exportArchive } from './archive.ts';
import { essaysDocument } from './essay-documents.ts';

/** A file to be made, and what it is made of. */
export type ExportTask =
  | { kind: 'archive'; input: Parameters<typeof exportArchive>[0] }
  | { kind: 'document'; input: Parameters<typeof essaysDocument> };

/** Runs in a thread of its own, which `make.ts` starts. */
export default async function make(task: ExportTask) {
  return task.kind === 'archive' ? exportArchive(task.input) : essaysDocument(...task.input);
}
