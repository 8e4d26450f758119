/** Fails the story whose page scrolls sideways. A box that scrolls within itself, such as a ticker, does not widen its page. */
export function failOnSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const widest = [...inSight(document.body)].reduce((one, other) => (rightOf(other) > rightOf(one) ? other : one));
  throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px because of ${nameOf(widest)}`);
}

/** Every element and every text within, but not what a box clips or scrolls. */
function* inSight(node: Node): Generator<Node> {
  for (const child of node.childNodes) {
    yield child;
    if (!(child instanceof Element) || getComputedStyle(child).overflowX === 'visible') yield* inSight(child);
  }
}

function rightOf(node: Node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return (node instanceof Element ? node : range).getBoundingClientRect().right;
}

/** The opening tag and the first words of an element, or of the one around a text. */
function nameOf(node: Node) {
  const element = node instanceof Element ? node : node.parentElement!;
  const [tag] = element.outerHTML.split('>');
  return `${tag}>${element.textContent.trim().slice(0, 80)}`;
}
