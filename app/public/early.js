// Before the first paint. In the built site it stands in the page itself (`scripts/site-pages.ts`).
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

// A form that is sent before the app is there is sent by the app once it is (`takeOver`); what React has taken is prevented already.
addEventListener('submit', function (event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.target.dataset.sent = 'early';
});
