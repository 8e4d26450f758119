import type { SheetFieldItem } from '@laurel/ui';
import { useMemo } from 'react';
import type { Sheet, SheetField } from '#contract/sheets.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { edited } from '#app/state/edits.ts';
import { useAnswer, useEdits, useSend } from '#app/state/server.ts';

/** A tick of a field, by its key. */
interface Tick {
  id: string;
  pasted: boolean;
}

/** A sheet with its ticks, which show at once and are taken back where the server refuses them. */
export function useSheet(form: string) {
  const call = useMemo(() => ({ params: { form } }), [form]);
  const { data, error, refetch } = useAnswer('readForm', call);
  const { waiting, apply, change } = useEdits<Tick, Sheet>('readForm', call);
  const send = useSend();
  const attempt = useAttempt();

  function tick(fields: readonly SheetFieldItem[], pasted: boolean) {
    const keys = fields.map(({ key }) => key);
    const ticks = Object.fromEntries(keys.map((key) => [key, { pasted }]));
    const sendAll = () =>
      Promise.all(keys.map((key) => send('patchFormField', { params: { form, key }, body: { pasted } })));
    void attempt(`${form} ${keys.join(' ')}`, { pasted }, () =>
      apply(ticks, sendAll, (saved) =>
        change((sheet) => withFields(sheet, (field) => saved.find(({ key }) => key === field.key) ?? field)),
      ),
    );
  }

  const sheet = useMemo(
    () =>
      data &&
      withFields(data, (field) => ({
        ...field,
        pasted: edited<Tick>({ id: field.key, pasted: field.pasted }, waiting).pasted,
      })),
    [data, waiting],
  );
  return { sheet, error, refetch, tick };
}

function withFields(sheet: Sheet, next: (field: SheetField) => SheetField): Sheet {
  return {
    ...sheet,
    groups: sheet.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, fields: entry.fields.map(next) })),
    })),
  };
}
