import { Pencil } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SidePart } from '../SidePart/SidePart.tsx';
import list from '../SidePart/SidePart.module.css';

/** The name of another college in an essay. */
export interface NameLeftIn {
  /** Of the highlight that marks it. */
  id: string;
  /** As it stands in the essay. */
  name: string;
  /** What it is: "Georgia Tech’s campus". */
  about: string;
}

export interface NamesLeftInProps {
  /** In the order of the text; `undefined` while they are looked for. */
  names: readonly NameLeftIn[] | undefined;
  /** Whether they could not be looked for. */
  failed?: boolean;
  onRetry: () => void;
  /** Shows a name in the essay. */
  onShow: (id: string) => void;
}

/** The names of other colleges that an essay for this one still has. Nothing is shown where there is none. */
export function NamesLeftIn({ names, failed = false, onRetry, onShow }: NamesLeftInProps) {
  if (!failed && (!names || names.length === 0)) return null;
  return (
    <SidePart title="Names left in" icon={Pencil} tone="work" count={failed ? undefined : names!.length}>
      {failed ? (
        <Banner action={{ label: 'Try again', onAction: onRetry }}>
          Names could not be looked for. Read for them yourself before you send it.
        </Banner>
      ) : (
        <>
          <ul>
            {names!.map(({ id, name, about }) => (
              <li key={id}>
                <button type="button" className={list.name} onClick={() => onShow(id)}>
                  <q dir="auto">{name}</q>
                  <span>{about}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={list.help}>Looked for again before this is Final, on a sheet, or exported.</p>
        </>
      )}
    </SidePart>
  );
}
