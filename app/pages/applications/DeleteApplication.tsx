import { Button } from '@laurel/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Application } from '#contract/applications.ts';
import { DeleteDialog } from '#app/features/deletion/DeleteDialog.tsx';
import { paths } from '#app/paths.ts';
import { useCache, useSend } from '#app/state/server.ts';
import classes from './application.module.css';

/** Deletes an application after asking, and leads to those that are left. */
export function DeleteApplication({
  application: { id: appId, college, supplementals },
}: {
  application: Application;
}) {
  const send = useSend();
  const [, navigate] = useLocation();
  const cache = useCache();
  const [asking, setAsking] = useState(false);
  const essays = supplementals.length === 1 ? 'its supplemental' : `its ${supplementals.length} supplementals`;
  const what = supplementals.length === 0 ? 'and your notes on it' : `your notes and ${essays} with all you wrote`;

  function onDeleted() {
    cache.dropListed(appId);
    navigate(paths.applications);
  }

  return (
    <div className={classes.delete}>
      <Button icon={Trash2} variant="danger-ghost" onClick={() => setAsking(true)}>
        Delete application
      </Button>
      <DeleteDialog
        what="application"
        row={{ id: appId, name: college }}
        description={`${college}, ${what} will be removed.`}
        request={() => send('deleteApplication', { params: { appId } })}
        open={asking}
        onOpenChange={setAsking}
        onDeleted={onDeleted}
      />
    </div>
  );
}
