// Before the first paint, and in a file of its own because the page allows no inline scripts.
(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  }
  apply();
  dark.addEventListener('change', apply);
})();
