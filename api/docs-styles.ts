/** The style sheet of the API's documentation: Laurel's colours, and fonts that every machine has. */
export const styles = `
  :root { color-scheme: light dark; --ink: light-dark(#1f2a24, #e7ebe4); --soft: light-dark(#56615a, #a5b0a8); --line: light-dark(#d9dccf, #37413b); --link: light-dark(#1f5a41, #8fd0ae); --paper: light-dark(#faf8f2, #161c19); }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2 { font-family: Georgia, serif; font-weight: 500; }
  h2 { margin-top: 3rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); }
  h3 { margin: 2rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
  a { color: var(--link); }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  dl { display: grid; grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0.5rem 0 0; }
  dt { color: var(--soft); }
  dd, dd p { margin: 0; }
  em, i { color: var(--soft); font-style: normal; }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-left: 1rem; } }
`;
