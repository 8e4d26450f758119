import type { CategoryScores } from '../CategoryBars/CategoryBars.tsx';

/** A remark of one scoring, or of both. */
export interface RevisionMark {
  /** The marked words; null for the whole essay. */
  quote: string | null;
  why: string;
  /** In which paragraph it stands, from 1; null where it stands in none. */
  paragraph: number | null;
  /** Whether the words of a settled mark stand in the later text as they were. */
  stands?: boolean;
}

/** What became of an essay between two texts of it. */
export interface RevisionReport {
  /** A few sentences. */
  says: string;
  /** One move. */
  next?: string;
  settled: readonly RevisionMark[];
  left: readonly RevisionMark[];
  added: readonly RevisionMark[];
  /** All six; scores from 0 to 100. */
  categories: readonly { name: keyof CategoryScores; from: number; to: number; signals: readonly string[] }[];
  /** Numbers of sentences. */
  sentences: { cut: number; added: number; moved: number };
  /** How many words more, or fewer where it is negative. */
  words: number;
  /** Who scored: "Laurel's built-in coach". */
  scoredBy: string;
}

/** Between which two texts. */
export interface RevisionChoice {
  from: string;
  to: string;
  fromOptions: readonly { value: string; label: string }[];
  toOptions: readonly { value: string; label: string }[];
  onFrom: (id: string) => void;
  onTo: (id: string) => void;
}
