/** Width queries that something on the page listens to: by them a component stands elsewhere on a phone. */
const heard = new Set<MediaQueryList>();

const { addEventListener, removeEventListener } = MediaQueryList.prototype;
Object.assign(MediaQueryList.prototype, {
  addEventListener(this: MediaQueryList, ...listener: Parameters<typeof addEventListener>) {
    if (this.media.includes('width')) heard.add(this);
    addEventListener.apply(this, listener);
  },
  removeEventListener(this: MediaQueryList, ...listener: Parameters<typeof removeEventListener>) {
    heard.delete(this);
    removeEventListener.apply(this, listener);
  },
});

/** Whether anything that stands here follows other rules on a phone than on a desktop. */
export const changesOnPhone = () => heard.size > 0 || document.body.querySelector(`:is(${phoneSelectors()})`) !== null;

let known: { sheets: number; selectors: string } | undefined;

function phoneSelectors() {
  const sheets = document.styleSheets.length;
  if (known?.sheets !== sheets) {
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules, false));
    known = { sheets, selectors: [...new Set(selectors)].join(', ') };
  }
  return known.selectors;
}

/** Selectors of the rules that apply on a phone and not on a desktop, or the other way round. */
function selectorsIn(rules: CSSRuleList, conditional: boolean): string[] {
  return [...rules].flatMap((rule) => {
    // No element is a pseudo-element; the one that has it counts.
    if (rule instanceof CSSStyleRule) return conditional ? [rule.selectorText.replaceAll(/::[\w-]+/g, '')] : [];
    if (!(rule instanceof CSSGroupingRule)) return [];
    return selectorsIn(rule.cssRules, conditional || (rule instanceof CSSConditionRule && differs(rule.conditionText)));
  });
}

const differs = (condition: string) =>
  condition.includes('width') && [...condition.matchAll(/(\d+)px/g)].some(([, px]) => +px! >= 390 && +px! < 1440);
