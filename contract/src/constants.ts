/** The numbers the product promises (CST-01 to CST-11), each once. Times are in milliseconds. */

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Home header turns solid after scrolling more than this many pixels. */
export const HEADER_SOLID_AFTER_PX = 50

export const SOLUTIONS_PAGE_SIZE = 100
export const SOLUTIONS_COLUMNS = 4
export const PROCESS_STEPS = 3

/** Cards the testimonial carousel moves by. */
export const CAROUSEL_STEP = 2
/** Rating and count shown until testimonials have loaded. */
export const DEFAULT_RATING = 4.9
export const DEFAULT_REVIEW_COUNT = 30
export const STARS = 5

export const HERO_FRESH_MS = 5 * MINUTE
export const HERO_KEPT_MS = 10 * MINUTE
export const HERO_RETRIES = 2
export const HERO_RETRY_MIN_MS = SECOND
export const HERO_RETRY_MAX_MS = 30 * SECOND
export const ABOUT_FRESH_MS = 5 * MINUTE

/** Default query client. */
export const QUERY_RETRIES = 1

export const PHONE_DIGITS = 10
export const MESSAGE_ROWS = 6

export const MAIN_PHOTO_HEIGHT_PX = 400
export const GALLERY_HEIGHT_PX = 192
export const MAP_HEIGHT_PX = 256
export const MARQUEE_LOOP_S = 20

/** A map frame that has not loaded this long after it came into view has failed (readings A13). */
export const MAP_TIMEOUT_MS = 10 * SECOND

/** Built-in about statistics. */
export const ABOUT_DEFAULT_PROJECTS = '12K+'
export const ABOUT_DEFAULT_CUSTOMERS = '950+'
export const ABOUT_DEFAULT_RATING = '4.7'
export const ABOUT_DEFAULT_TEAM = '36+'

/** Largest request body SITE reads (readings A21). */
export const BODY_LIMIT_BYTES = 256 * 1024
