/** Longer than that nothing waits for the first paint, of which some browsers do not tell; ms. */
const PATIENCE = 500;

/** Calls back once something of the page has been painted; at once where nobody sees it. Returns what cancels it. */
export function afterFirstPaint(callback: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    callback();
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const go = () => {
    stop();
    callback();
  };
  const timer = setTimeout(go, PATIENCE);
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  observer.observe({ type: 'paint', buffered: true });
  return stop;
}
