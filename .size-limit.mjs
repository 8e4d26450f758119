// What a browser loads with a page, as the page that was built names it: `npm run size` after a build.
import { readFileSync } from 'node:fs';

const filesOf = (page) => {
  const html = readFileSync(`dist/site/${page}`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/site/${file}`);
};

export default [
  { name: 'Landing, page and styles', path: 'dist/site/index.html', limit: '19 kB', brotli: true },
  { name: 'Landing, JavaScript', path: filesOf('index.html'), limit: '110 kB', gzip: true },
  { name: 'Sign-in, JavaScript', path: filesOf('signin.html'), limit: '110 kB', gzip: true },
  { name: 'Dashboard, JavaScript', path: filesOf('dashboard.html'), limit: '150 kB', gzip: true },
];
