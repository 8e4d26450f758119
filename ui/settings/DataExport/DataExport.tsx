import { Download, ExternalLink } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SettingsRow } from '../SettingsSection/SettingsSection.tsx';

export interface DataExportProps {
  onDownloadZip: () => void;
  onExportDocument: () => void;
  busy?: 'zip' | 'document' | null;
  error?: string;
  /** Whether the document is made in the student's Google account instead of a file; undefined until that is known. */
  google?: boolean;
}

function documentWords(google: boolean | undefined) {
  if (google === undefined) return 'All your essays in one document, ready to share with a counselor.';
  if (!google) return 'All your essays in one Word file to download, ready to share with a counselor.';
  return 'All your essays in one new document in your own Google account. Google asks you first, and Laurel can reach only this one document.';
}

export function DataExport({ onDownloadZip, onExportDocument, busy = null, error, google }: DataExportProps) {
  return (
    <>
      {error && <Banner>{error}</Banner>}
      <SettingsRow
        title="Plain files"
        description="Essays, activities, honors and applications, to keep or to open anywhere."
        action={
          <Button busy={busy === 'zip'} onClick={onDownloadZip}>
            <Download aria-hidden="true" />
            {busy === 'zip' ? 'Preparing...' : 'Download ZIP'}
          </Button>
        }
      />
      <SettingsRow
        title="A document"
        description={documentWords(google)}
        action={
          <Button busy={busy === 'document'} onClick={onExportDocument}>
            <ExternalLink aria-hidden="true" />
            {busy === 'document' ? 'Preparing...' : 'Export to Google Docs'}
          </Button>
        }
      />
    </>
  );
}
