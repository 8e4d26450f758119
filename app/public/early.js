// Shows the chosen theme before the first paint. The build puts this file into the pages (`scripts/site-pages.ts`).
(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var chosen = localStorage.getItem('theme');
    var theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
  }
  apply();
  dark.addEventListener('change', apply);
  // Chosen in another tab, or in this one.
  addEventListener('storage', apply);
  addEventListener('themechosen', apply);
})();

// Marks a form that is sent before the app is there, so that the app sends it later (`app/lib/early-input.ts`). React prevents the event itself.
addEventListener('submit', function (event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.target.dataset.sent = 'early';
});

// Asks for the fonts and scripts of a built page once it is whole and has been painted, so that they do not compete with its words.
(function () {
  var isPainted = false;
  function ask() {
    var files = document.getElementById('files');
    if (!files || !isPainted || document.readyState === 'loading') return;
    document.head.append(files.content);
    document.head.insertAdjacentHTML('beforeend', document.getElementById('fonts').textContent);
    files.remove();
  }
  function askOncePainted() {
    isPainted = true;
    ask();
  }
  addEventListener('DOMContentLoaded', ask);
  new PerformanceObserver(function (paints) {
    // The first paint of all may be that of the bare ground.
    if (paints.getEntriesByName('first-contentful-paint').length > 0) askOncePainted();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers tell of no paint, and a page in the background has none.
  addEventListener('load', function () {
    setTimeout(askOncePainted, 3000);
  });
})();
