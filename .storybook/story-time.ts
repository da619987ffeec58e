/** The moment every story is set in: an afternoon with matches of every sport in play. Milliseconds since 1970. */
export const STORY_TIME = Date.parse('2026-03-14T13:05:00Z');
