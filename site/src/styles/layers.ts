/**
 * The cascade's layers, from the weakest on. Every style sheet begins with them: the first mention of a
 * layer decides its place, and a page's sheet may load before the sheet of every page.
 */
export const LAYERS = '@layer reset,tokens,base,components,utilities;'
