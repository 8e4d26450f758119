/** Something that a prompt asks for beside its topic. */
export type AskedPart = 'reflection' | 'schoolwork' | 'acts' | 'why' | 'bring';

const ASKED: Readonly<Record<AskedPart, RegExp>> = {
  reflection:
    /\bwhat (?:did|have) you learn|\bhow (?:did|has|have) (?:it|this|that|the experience)\b.{0,40}\b(?:affect|chang|shape|influence)|\bwhat came of it\b|\bpersonal growth\b|\bnew understanding\b|\bwhat (?:does|did) (?:it|this) mean\b|\bhow did you feel\b/i,
  schoolwork:
    /\b(?:affect|impact|influence)\w*\b.{0,30}\b(?:academic|school ?work|studies|grades|education)|\bacademic achievement\b/i,
  acts: /\bwhat did you do\b|\bsteps (?:that )?you (?:have )?(?:taken|took)\b|\bhow did you (?:respond|handle|react|overcome)|\bworked to overcome\b/i,
  why: /\bwhy\b.{0,60}\b(?:university|college|attend|apply|here|[A-Z][a-z]+\?)/i,
  bring:
    /\b(?:what|how) (?:you will|will you|would you|do you hope to) (?:bring|contribute|add)|\bto ours\b|\bcontribute to (?:our|the)\b/i,
};

/** By which words a prompt asks for a part. */
export const askedBy = (part: AskedPart): RegExp => ASKED[part];

/** What the prompt asks for, in the order of the list. */
export const askedParts = (prompt: string): AskedPart[] =>
  (Object.keys(ASKED) as AskedPart[]).filter((part) => ASKED[part].test(prompt));
