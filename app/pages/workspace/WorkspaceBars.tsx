import { ActionSheet, Button, IconButton, Link, TextLink } from '@laurel/ui';
import { ChevronLeft, ChevronRight, Copy, Download, Ellipsis, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import classes from './workspace.module.css';

interface Actions {
  copy: () => void;
  download: () => void;
  detect: () => void;
}

/** With supplementals come more essays; until then there is none to go to. */
const onlyEssay = { 'aria-disabled': true, tip: 'This is your only essay so far.' };

/** Where the student is, and the ways to the essays beside this one. */
export function Crumb({ title, saved }: { title: string; saved: ReactNode }) {
  return (
    <>
      <TextLink look="alone" className={classes.crumbLink} href={paths.essays}>
        Essays
      </TextLink>
      <ChevronRight className={classes.chevron} aria-hidden="true" />
      <span className={classes.crumbTitle}>{title}</span>
      <span className={classes.neighbours}>
        <IconButton label="Previous essay" size="small" {...onlyEssay}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="Next essay" size="small" {...onlyEssay}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </span>
      {saved}
    </>
  );
}

export function Toolbar({ copy, download, detect }: Actions) {
  return (
    <>
      <Button variant="ghost" size="small" onClick={copy}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <Button variant="ghost" size="small" onClick={download}>
        <Download aria-hidden="true" />
        Download .txt
      </Button>
      <Button variant="ghost" size="small" onClick={detect}>
        <ScanSearch aria-hidden="true" />
        Local AI Detection
      </Button>
    </>
  );
}

/** A phone's top bar: back, the essay's name, whether it is saved, and everything else behind one button. */
export function PhoneBar({ title, saved, copy, download, detect }: Actions & { title: string; saved: ReactNode }) {
  return (
    <>
      <IconButton label="All essays" asChild className={classes.back}>
        <Link href={paths.essays}>
          <ChevronLeft className={classes.phoneIcon} aria-hidden="true" />
        </Link>
      </IconButton>
      <span className={classes.phoneTitle}>{title}</span>
      <span className={classes.phoneEnd}>
        {saved}
        <ActionSheet
          title={title}
          trigger={
            <IconButton label="More actions">
              <Ellipsis className={classes.phoneIcon} aria-hidden="true" />
            </IconButton>
          }
          actions={[
            { label: 'Copy', icon: Copy, onAction: copy },
            { label: 'Download .txt', icon: Download, onAction: download },
            { label: 'Local AI Detection', icon: ScanSearch, onAction: detect },
          ]}
        />
      </span>
    </>
  );
}
