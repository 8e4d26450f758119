/** Ten well-known colleges and where they are, for when the search finds nothing or can't be reached. */
const colleges = [
  { name: 'Arizona State University', location: 'Tempe, AZ' },
  { name: 'Georgia Institute of Technology', location: 'Atlanta, GA' },
  { name: 'Harvard University', location: 'Cambridge, MA' },
  { name: 'Howard University', location: 'Washington, DC' },
  { name: 'New York University', location: 'New York, NY' },
  { name: 'Ohio State University', location: 'Columbus, OH' },
  { name: 'Stanford University', location: 'Stanford, CA' },
  { name: 'University of California, Los Angeles', location: 'Los Angeles, CA' },
  { name: 'University of Michigan', location: 'Ann Arbor, MI' },
  { name: 'University of Texas at Austin', location: 'Austin, TX' },
];

/** The colleges of the ten whose name contains what was typed. */
export function fallbackColleges(typed: string) {
  const wanted = typed.trim().toLowerCase();
  return colleges.filter(({ name }) => name.toLowerCase().includes(wanted));
}
