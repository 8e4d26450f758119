import { ActionSheet, Button, IconButton, Link, Select, TextLink } from '@laurel/ui';
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  Ellipsis,
  History,
  ScanSearch,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import type { useEssayList } from './useEssayList.ts';
import classes from './workspace.module.css';

interface Actions {
  /** There is nothing to copy or download. */
  blank: boolean;
  copy: () => void;
  download: () => void;
  upload: () => void;
  /** A file is being read. */
  reading: boolean;
  versions: () => void;
  detect: () => void;
}

interface BarProps {
  essays: ReturnType<typeof useEssayList>;
  saved: ReactNode;
}

/** Where the student is, and the ways to the other essays. */
export function Crumb({ essays, saved }: BarProps) {
  const alone = essays.noOthers && { 'aria-disabled': true, tip: essays.noOthers };
  return (
    <>
      <TextLink look="alone" className={classes.crumbLink} href={paths.essays}>
        Essays
      </TextLink>
      <ChevronRight className={classes.chevron} aria-hidden="true" />
      <Picker className={classes.picker} essays={essays} />
      <span className={classes.neighbours}>
        <IconButton icon={ChevronLeft} label="Previous essay" size="small" onClick={essays.previous} {...alone} />
        <IconButton icon={ChevronRight} label="Next essay" size="small" onClick={essays.next} {...alone} />
      </span>
      {saved}
    </>
  );
}

function Picker({ essays: { id, options, open }, className }: Pick<BarProps, 'essays'> & { className?: string }) {
  return <Select className={className} label="Essay picker" look="bare" value={id} options={options} onChange={open} />;
}

export function Toolbar({ blank, copy, download, upload, reading, versions, detect }: Actions) {
  return (
    <>
      <Button icon={Copy} variant="ghost" size="small" disabled={blank} onClick={copy}>
        Copy
      </Button>
      <Button icon={Download} variant="ghost" size="small" disabled={blank} onClick={download}>
        Download .txt
      </Button>
      <Button icon={Upload} variant="ghost" size="small" busy={reading} onClick={upload}>
        {reading ? 'Reading…' : 'Upload'}
      </Button>
      <Button icon={History} variant="ghost" size="small" onClick={versions}>
        Versions
      </Button>
      <Button icon={ScanSearch} variant="ghost" size="small" onClick={detect}>
        Local AI Detection
      </Button>
    </>
  );
}

/** A phone's top bar: back, the picker, whether it is saved, and everything else behind one button. */
export function PhoneBar({
  title,
  essays,
  saved,
  blank,
  copy,
  download,
  upload,
  reading,
  versions,
  detect,
}: BarProps & Actions & { title: string }) {
  return (
    <>
      <IconButton icon={ChevronLeft} label="All essays" asChild className={classes.back}>
        <Link href={paths.essays} />
      </IconButton>
      <Picker className={classes.phonePicker} essays={essays} />
      <span className={classes.phoneEnd}>
        {saved}
        <ActionSheet
          title={title}
          trigger={<IconButton icon={Ellipsis} label="More actions" className={classes.more} />}
          actions={[
            { label: 'Copy', icon: Copy, disabled: blank, onAction: copy },
            { label: 'Download .txt', icon: Download, disabled: blank, onAction: download },
            { label: 'Upload', icon: Upload, disabled: reading, onAction: upload },
            { label: 'Versions', icon: History, onAction: versions },
            { label: 'Local AI Detection', icon: ScanSearch, onAction: detect },
            {
              label: 'Previous essay',
              icon: ArrowLeft,
              disabled: essays.noOthers !== undefined,
              onAction: essays.previous,
            },
            { label: 'Next essay', icon: ArrowRight, disabled: essays.noOthers !== undefined, onAction: essays.next },
          ]}
        />
      </span>
    </>
  );
}
