/** The cities after which the zones of the United States are called, and names of these zones that browsers had before. */
const ZONES_OF_THE_US =
  /^(?:US\/|America\/(?:New_York|Detroit|Kentucky\/|Louisville|Indiana\/|Indianapolis|Fort_Wayne|Chicago|Menominee|North_Dakota\/|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak)|Pacific\/Honolulu)/;

/** Whether a student whose clock is in this zone surely means November 1 by 11/1: in the United States all write so, in Canada not. */
export const writesMonthFirst = (timeZone: string) => ZONES_OF_THE_US.test(timeZone);
