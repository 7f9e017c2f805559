export type Width = keyof typeof HEIGHTS

/**
 * The windows for checks of pages, in CSS px. 412 × 823 is Lighthouse's, where titles come closer to the
 * edge; 640 × 360 is what a zoom of 200 % leaves of 1280.
 */
export const HEIGHTS = {
  320: 568,
  390: 844,
  412: 823,
  450: 800,
  640: 360,
  768: 1024,
  834: 1112,
  1280: 800,
  1440: 900,
  2560: 1440,
}

/** In the order of a visit: growing, since a browser keeps a larger picture it has. */
export const WIDTHS: readonly Width[] = [390, 320, 450, 640, 768, 834, 1280, 412, 1440, 2560]
