import { listInWords } from '../../in-words.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { MANY_PROMPTS } from '../map.ts';
import { MapHeadline, type MapHeadlineProps } from '../MapHeadline/MapHeadline.tsx';
import { PromptUnits, type PromptUnitsProps } from '../PromptUnits/PromptUnits.tsx';
import { Reuse, type ReuseProps } from '../Reuse/Reuse.tsx';
import { StoryTable, type StoryTableProps } from '../StoryTable/StoryTable.tsx';
import classes from './EssayMap.module.css';

export interface EssayMapProps {
  /** How much is left to write. */
  counts: MapHeadlineProps;
  reuse: Omit<ReuseProps, 'folded'>;
  stories: Omit<StoryTableProps, 'folded'>;
  units: Omit<PromptUnitsProps, 'folded' | 'foot'>;
  /** The colleges without a prompt, each with the page where its questions are added. */
  without: readonly { id: string; college: string; href: string }[];
  /** Which colleges list no supplement, in sentences. */
  noSupplement: readonly string[];
  /** Where applications are added. */
  applicationsHref: string;
}

/** How much is left to write, what serves what, which stories are told, and what each prompt asks for. */
export function EssayMap({ counts, reuse, stories, units, without, noSupplement, applicationsHref }: EssayMapProps) {
  if (counts.prompts === 0)
    return (
      <div className={classes.empty}>
        <EmptyState
          title="No prompts yet."
          text="Add one college’s questions. With the second college, the map shows which essays can answer both."
          action={
            <Button asChild>
              <Link href={applicationsHref}>Open Applications</Link>
            </Button>
          }
        />
      </div>
    );
  const folded = counts.prompts > MANY_PROMPTS;
  return (
    <>
      <MapHeadline {...counts} />
      <Reuse {...reuse} folded={folded} />
      <StoryTable {...stories} folded={folded} />
      <PromptUnits
        {...units}
        folded={folded}
        foot={
          without.length + noSupplement.length > 0 && (
            <div className={classes.without} dir="auto">
              {without.length > 0 && <Without colleges={without} applicationsHref={applicationsHref} />}
              {noSupplement.length > 0 && <p>{noSupplement.join(' ')}</p>}
            </div>
          )
        }
      />
    </>
  );
}

function Without({ colleges, applicationsHref }: { colleges: EssayMapProps['without']; applicationsHref: string }) {
  const [only] = colleges;
  const names = listInWords(colleges.map(({ college }) => college));
  return (
    <p>
      No prompts yet for {names}.{' '}
      <TextLink href={colleges.length === 1 && only ? only.href : applicationsHref}>Add one</TextLink>
    </p>
  );
}
