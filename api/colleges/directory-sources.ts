import type { FactSource } from '#contract/requirements.ts';

const url = 'https://nces.ed.gov/ipeds/';

/** Where the figures of colleges.json were read, as `api/data/SOURCES.md` says. */
export const directorySources = {
  acceptanceRate: {
    name: 'IPEDS ADM2024, US Department of Education',
    url,
    checkedOn: '2026-11-21',
    cycle: 'fall 2024',
  },
  size: { name: 'IPEDS SFA2324, US Department of Education', url, checkedOn: '2026-11-21', cycle: '2023-24' },
} as const satisfies Record<string, FactSource>;
