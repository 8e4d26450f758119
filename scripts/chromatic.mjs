// `npm run chromatic`: publishes pictures of the Storybook where a project token is set.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Nothing published: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(0);
}
const { status } = spawnSync('npx', ['chromatic', '--build-script-name', 'build-storybook', '--exit-zero-on-changes'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
