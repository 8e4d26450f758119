import { Activity, type ReactNode, useEffect, useRef } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { PhoneScore } from '../PhoneScore/PhoneScore.tsx';
import { type EssayReading, ReadingSwitch } from '../ReadingSwitch/ReadingSwitch.tsx';
import { ScorePanel, type ScorePanelProps } from '../ScorePanel/ScorePanel.tsx';
import classes from './Workspace.module.css';

export interface WorkspaceProps {
  title: string;
  /** Buttons beside the title. On a phone they are in the menu of the top bar instead. */
  toolbar: ReactNode;
  prompt: ReactNode;
  editor: ReactNode;
  /** The bar at the bottom of the text: word count, limit and status. */
  foot: ReactNode;
  score: ScorePanelProps;
  /** What stands in the place of the score, such as the comments of readers; on a phone after the text. */
  beside?: ReactNode;
  /** A new object each time that it is asked for: it takes the focus. */
  led?: object;
  /** What can be looked up, below the score; on a phone it is in the menu of the top bar. */
  lookUp?: ReactNode;
  /** By what the essay is read beside its text, and the two readings that are not the score. */
  reading: EssayReading;
  onReading: (reading: EssayReading) => void;
  outline: ReactNode;
  revisions: ReactNode;
  /** Beside the switch over the outline, which takes the whole sheet: by what kind the essay is read. */
  readAs: ReactNode;
  /** What takes the place of text and column: the wide revisions. */
  instead?: ReactNode;
  /** At the bottom of the sheet, over everything: reading aloud. */
  bar?: ReactNode;
}

/** Where an essay is written: the text, and the coach beside it, or on a phone in a bar at the bottom. */
export function Workspace({ instead, bar, ...props }: WorkspaceProps) {
  const { title, toolbar, score, beside, led, lookUp, reading, onReading, outline, revisions, readAs } = props;
  const phone = useIsPhone();
  const root = useFocusOnSwitch(reading, instead !== undefined);
  const readings = <ReadingSwitch value={reading} onChange={onReading} />;
  const sheet = reading === 'outline' && !phone;
  return (
    <div className={classes.root} ref={root} data-sheet={instead !== undefined || sheet || undefined}>
      {instead}
      {!instead && sheet && (
        <div className={classes.sheet}>
          <header className={classes.sheetHead}>
            <div>
              <Title>{title}</Title>
              <div className={classes.toolbar}>{toolbar}</div>
            </div>
            <div className={classes.sheetActions}>
              {readAs}
              {readings}
            </div>
          </header>
          {outline}
        </div>
      )}
      {/* Hidden, not taken away: of a text that leaves the page the browser forgets what could be undone. */}
      <Activity mode={instead || sheet ? 'hidden' : 'visible'}>
        <Writing {...props} phone={phone} />
        <aside className={classes.side} aria-label="Feedback">
          {phone ? (
            <>
              {beside && (
                <div className={classes.beside}>
                  <Beside led={led}>{beside}</Beside>
                </div>
              )}
              <PhoneScore {...score} reading={reading} onReading={onReading} outline={outline} revisions={revisions} />
            </>
          ) : (
            <div className={classes.sticky}>
              {beside ? (
                <Beside led={led}>{beside}</Beside>
              ) : (
                <>
                  <div className={classes.switch}>{readings}</div>
                  {reading !== 'revisions' ? <ScorePanel {...score} /> : instead ? null : revisions}
                  {lookUp && <div className={classes.lookUp}>{lookUp}</div>}
                </>
              )}
            </div>
          )}
        </aside>
      </Activity>
      {bar}
    </div>
  );
}

/** What stands in the place of the score; on a phone it stands below the text. */
function Beside({ led, children }: { led: object | undefined; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!led) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [led]);
  return (
    <div className={classes.led} ref={root} tabIndex={-1}>
      {children}
    </div>
  );
}

function Writing({ title, toolbar, prompt, editor, foot, phone }: WorkspaceProps & { phone: boolean }) {
  return (
    <div className={classes.main}>
      <div className={classes.column}>
        <div className={classes.head}>
          <Title>{title}</Title>
          {!phone && <div className={classes.toolbar}>{toolbar}</div>}
        </div>
        <div className={classes.prompt}>{prompt}</div>
        {editor}
      </div>
      <div className={classes.foot}>
        <div className={classes.footInner}>{foot}</div>
      </div>
    </div>
  );
}

const Title = ({ children }: { children: string }) => (
  <h1 className={classes.title} tabIndex={-1} dir="auto">
    {children}
  </h1>
);

/** The switch is drawn anew where a reading takes the sheet or gives it back. So that the focus is not lost, the button takes it that was pressed. */
function useFocusOnSwitch(reading: EssayReading, hidden: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef({ reading, hidden });
  useEffect(() => {
    const before = shown.current;
    shown.current = { reading, hidden };
    if (hidden || (before.reading === reading && before.hidden === hidden)) return;
    const pressed = reading === 'score' ? before.reading : reading;
    root.current?.querySelector<HTMLElement>(`[data-reading="${pressed}"]`)?.focus();
  }, [reading, hidden]);
  return root;
}
