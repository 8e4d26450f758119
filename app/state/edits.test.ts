import { expect, test } from 'vitest';
import { edited, Edits } from './edits.ts';

interface Row {
  id: string;
  status: string;
  due?: string;
}

const row: Row = { id: 'a', status: 'drafting' };

/** Requests that the test answers when it likes. */
function server() {
  const asked: { what: string; take: () => void; refuse: () => void }[] = [];
  const send = (what: string) => () =>
    new Promise<string>((resolve, reject) => {
      asked.push({ what, take: () => resolve(what), refuse: () => reject(new Error(what)) });
    });
  return { asked, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an edit shows at once, and is gone when it is refused', async () => {
  const edits = new Edits<Row>();
  const { asked, send } = server();
  const edit = edits.apply({ a: { status: 'editing' } }, send('editing'));
  expect(edited(row, edits.waiting())).toEqual({ id: 'a', status: 'editing' });
  await settled();
  asked[0]!.refuse();
  await expect(edit).rejects.toThrow('editing');
  expect(edited(row, edits.waiting())).toEqual(row);
});

test('of two edits of one row the second waits for the first, also where that is refused', async () => {
  const edits = new Edits<Row>();
  const { asked, send } = server();
  const first = edits.apply({ a: { status: 'editing' } }, send('editing'));
  const second = edits.apply({ a: { status: 'submitted' } }, send('submitted'));
  await settled();
  expect(asked.map(({ what }) => what)).toEqual(['editing']);
  expect(edited(row, edits.waiting()).status).toBe('submitted');
  asked[0]!.refuse();
  await expect(first).rejects.toThrow('editing');
  await settled();
  expect(asked.map(({ what }) => what)).toEqual(['editing', 'submitted']);
  expect(edited(row, edits.waiting()).status).toBe('submitted');
  asked[1]!.refuse();
  await expect(second).rejects.toThrow('submitted');
  expect(edited(row, edits.waiting())).toEqual(row);
});

test('edits of two fields of one row both show, and one that is refused takes back only its own', async () => {
  const edits = new Edits<Row>();
  const { asked, send } = server();
  const status = edits.apply({ a: { status: 'editing' } }, send('status'));
  void edits.apply({ a: { due: '2026-11-15' } }, send('due'));
  await settled();
  asked[0]!.refuse();
  await expect(status).rejects.toThrow('status');
  expect(edited(row, edits.waiting())).toEqual({ id: 'a', status: 'drafting', due: '2026-11-15' });
});

test('an edit of another row does not wait', async () => {
  const edits = new Edits<Row>();
  const { asked, send } = server();
  void edits.apply({ a: { status: 'editing' } }, send('a'));
  void edits.apply({ b: { status: 'editing' } }, send('b'));
  await settled();
  expect(asked.map(({ what }) => what)).toEqual(['a', 'b']);
});

test('whoever shows the rows is told of every change', async () => {
  const edits = new Edits<Row>();
  const seen: number[] = [];
  const forget = edits.subscribe(() => seen.push(edits.waiting().length));
  await edits.apply({ a: { status: 'editing' } }, async () => 'taken');
  forget();
  await edits.apply({ a: { status: 'editing' } }, async () => 'taken');
  expect(seen).toEqual([1, 0]);
});
