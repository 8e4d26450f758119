import remarks from '../../data/remarks.json' with { type: 'json' };

/**
 * What is said of a highlight: `says` judges the quoted words, `next` gives the next step. `{quote}`, `{detail}` and `{elsewhere}`
 * stand for what `wordRemark` puts there; `otherwise` takes their place where there is no such detail or no such place.
 */
export type Remark = { says: string; next: string; otherwise?: { says?: string; next?: string } };

export type RuleKey = keyof typeof remarks;

/** The remarks of a rule, one for each of its highlights in an essay. */
export const remarksOf = (key: RuleKey): readonly Remark[] => remarks[key];

/**
 * The remark in words. `elsewhere` hands out another place of the same essay and is asked once at most, only where the remark
 * names one; it answers '' when there is none left.
 */
export function wordRemark(
  remark: Remark,
  quote: string,
  detail: string,
  elsewhere: () => string,
): readonly [says: string, next: string] {
  const template = remark.says + remark.next;
  const values: Record<string, string> = { quote, detail };
  if (template.includes('{elsewhere}')) values.elsewhere = elsewhere();
  const isMissing = Object.entries(values).some(([name, value]) => value === '' && template.includes(`{${name}}`));
  const { says, next } = isMissing ? { ...remark, ...remark.otherwise } : remark;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return [fill(says), fill(next)];
}
