/** What is known of the forms of a season, as `api/data/season/forms.json` has it. */
export interface FormsFile {
  sources: Record<string, FormSource>;
  forms: ApplicationForm[];
}

export interface FormSource {
  name: string;
  url: string | null;
  checkedOn: string;
  /** The day or the year that the page itself shows. */
  dated: string | null;
}

export interface ApplicationForm {
  key: string;
  label: string;
  /** The admission cycle that it was read for, or a sentence where it was not read for this one. */
  cycle: string;
  url: string;
  /** What to know of how the form counts. */
  advice: string;
  sections: FormSection[];
}

export interface FormSection {
  key: string;
  label: string;
  /** How many rows it takes; `max` is null where there is no limit, or none is known. */
  entries: { min: number; max: number | null };
  source: string;
  /** The most characters that all its answers may have together. */
  sharedLimit?: number;
  /** The colleges whose questions it asks. */
  answersOf?: string[];
  fields?: FormField[];
  /** The fields of each kind of entry, where the kinds differ. */
  byCategory?: Record<string, FormField[]>;
}

export interface FormField {
  key: string;
  /** As it is printed. */
  label: string;
  kind: 'text' | 'number' | 'choice' | 'choices' | 'date';
  limit: { unit: Unit; max: number | null; min: number | null };
  /** A text is a condition, such as `by college`. */
  required: boolean | string;
  options?: string[];
  /** How often it is asked, where it is asked several times. */
  times?: number;
  source: string;
  confidence: 'sourced' | 'last-cycle' | 'memory';
}

/** `none`: nothing is typed; `unknown`: how much it takes is not known. */
export type Unit = 'characters' | 'words' | 'none' | 'unknown';
