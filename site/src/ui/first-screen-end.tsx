import { FIRST_SCREEN_END } from './first-screen-id.ts'

/**
 * Ends the first screen of a page in which something stands at the bottom of a column. Browsers wait for it before
 * they draw: it would move while the rest of the screen is still coming.
 */
export function FirstScreenEnd() {
  return <span id={FIRST_SCREEN_END} hidden />
}
