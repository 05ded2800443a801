/**
 * Programs that fetch pages by themselves: search engines, link previews, archivers and monitors. Their visits are no views.
 * They name themselves in their User-Agent; a program that hides is counted, as a person is.
 */
const NAMES =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|facebookexternalhit|facebookcatalog|meta-external|embedly|quora link preview|pinterest\/|whatsapp|telegram|skypeuripreview|vkshare|flipboard|tumblr\/|bitlybot|outbrain|mediapartners|apis-google|google-inspectiontool|googleother|feedfetcher|lighthouse|pagespeed|pingdom|uptime|statuscake|monitor|preview|prerender|validator|scanner/i;

/** True when `userAgent` is that of a program known to visit by itself. */
export const isBot = (userAgent: string | null): boolean => userAgent !== null && NAMES.test(userAgent);
