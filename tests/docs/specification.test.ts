import { expect, test } from 'vitest';
import { missingFiles, missingProofs, rowsOf, unproven } from './named.ts';

const rows = rowsOf('docs/specification.md');

test('the document has rows', () => expect(rows.length).toBeGreaterThan(400));

test('every file that does something is there', () => expect(missingFiles(rows)).toEqual([]));

test('every story and test that proves something is there, by its name', () => expect(missingProofs(rows)).toEqual([]));

test('nothing is without a proof but what is said to be open', () => expect(unproven(rows)).toEqual([]));
