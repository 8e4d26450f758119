F="app/pages/admitlens app/pages/honors ui/chat ui/onboarding"
export PROJ=visual
time nice -n 10 node node_modules/vitest/vitest.mjs run -c vitest.tmp.config.ts --update all $F > /tmp/vis/b1.log 2>&1
time nice -n 10 node node_modules/vitest/vitest.mjs run -c vitest.tmp.config.ts $F > /tmp/vis/b2.log 2>&1
time nice -n 10 node node_modules/vitest/vitest.mjs run -c vitest.tmp.config.ts $F > /tmp/vis/b3.log 2>&1
export PROJ=stories
time nice -n 10 node node_modules/vitest/vitest.mjs run -c vitest.tmp.config.ts $F > /tmp/vis/b4.log 2>&1
