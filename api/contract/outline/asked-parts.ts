/** Something that a prompt asks for beside its topic. */
export type AskedPart =
  | 'effect'
  | 'lesson'
  | 'growth'
  | 'outcome'
  | 'thinking'
  | 'reason'
  | 'schoolwork'
  | 'acts'
  | 'place'
  | 'practice'
  | 'difficulties'
  | 'sources'
  | 'advice'
  | 'why'
  | 'bring';

const ASKED: Readonly<Record<AskedPart, RegExp>> = {
  effect:
    /\bhow (?:did|has|have|does) (?:it|this|that|the experience|they)\b[^.?!]{0,40}\b(?:affect|chang|shape|influence|motivat|inform)(?!\w* (?:\w+ ){0,3}(?:academic|school ?work|studies|grades|education))|\bhow did you feel\b/i,
  lesson:
    /\bwhat (?:did|have) you learn|\bwhat (?:did|has|have) (?:it|this|that|the)\b[^.?!]{0,30}\b(?:teach|taught|reveal)/i,
  growth: /\bpersonal growth\b|\bnew understanding\b|\bwhat (?:does|did) (?:it|this) mean\b/i,
  outcome: /\bwhat came of it\b|\bwhat (?:was|were) the (?:outcome|results?|rewards?)\b/i,
  thinking: /\bwhat prompted your thinking\b/i,
  reason: /\bwhy (?:does|do|did|is|was|are) (?:it|this|that|they|these)\b|,? and why(?=\s*[.?!(]|\s*$)/i,
  schoolwork:
    /\b(?:affect|impact|influence)\w*\b.{0,30}\b(?:academic|school ?work|studies|grades|education)|\bacademic achievement\b/i,
  acts: /\bwhat did you do\b|\bsteps (?:that )?you (?:have )?(?:taken|took)\b|\bhow did you (?:respond|handle|react|overcome)|\bworked to overcome\b/i,
  place: /\byour (?:own )?(?:place|role|part) (?:with)?in (?:it|this|that|them|the|your)\b/i,
  practice: /\bhow have you (?:developed|demonstrated|pursued)\b/i,
  difficulties: /\bwhat were the challenges\b|\bwhat challenges\b/i,
  sources: /\bdo you turn to\b/i,
  advice: /\bwhat advice\b/i,
  why: /\b[Ww]hy\b[^.?!]{0,60}\b(?:[Uu]niversity|[Cc]ollege|attend|apply|here|[A-Z][a-z]+\?)/,
  bring:
    /\b(?:what|how) (?:you will|will you|would you|do you hope to) (?:bring|contribute|add)|\bto ours\b|\bcontribute to (?:our|the)\b/i,
};

/** By which words a prompt asks for a part. */
export const askedBy = (part: AskedPart): RegExp => ASKED[part];

/** What the prompt asks for, in the order of the list. */
export const askedParts = (prompt: string): AskedPart[] =>
  (Object.keys(ASKED) as AskedPart[]).filter((part) => ASKED[part].test(prompt));

/** Parts that one thought of the writer answers. */
export const ANSWERED_BY_THOUGHT: readonly AskedPart[] = ['effect', 'lesson', 'growth', 'outcome'];
