/** Id of what stands at the end of a page's first screen. */
export const FIRST_SCREEN_END = 'fold'
