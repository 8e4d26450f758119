import { Button, Link } from '@laurel/ui';
import { ClipboardCopy } from 'lucide-react';
import { sheetPath } from '#app/paths.ts';
import { COMMON_APP } from '#contract/sheets/form-of.ts';

/** Leads to what the student has, ready for a form. */
export function SheetLink({ form = COMMON_APP }: { form?: string }) {
  return (
    <Button asChild>
      <Link href={sheetPath(form)}>
        <ClipboardCopy aria-hidden="true" />
        Ready for the form
      </Link>
    </Button>
  );
}
