import textFont from '../styles/fonts/commissioner-text.woff2'
import displayFont from '../styles/fonts/newsreader-display.woff2'

/** Addresses of the fonts every page needs at once. */
export const PRELOADED_FONTS = [displayFont, textFont]
