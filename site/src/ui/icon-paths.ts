/** The site's own signs, for {@link StrokeIcon}. */
export const ARROW_LEFT = 'M20 12H4m7-7-7 7 7 7'
export const ARROW_RIGHT = 'M4 12h16m-7-7 7 7-7 7'
export const ENVELOPE =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-1.5 2 8.5 6.5L20.5 7'
export const MAP_PIN =
  'M12 21.5C7.5 17.3 5 13.6 5 10a7 7 0 0 1 14 0c0 3.6-2.5 7.3-7 11.5ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const PLAY = 'M7 4v16l13-8Z'
export const TELEPHONE =
  'M5.5 3h2.7a1 1 0 0 1 1 .8l.8 3.7a1 1 0 0 1-.3 1L7.6 10.4a14 14 0 0 0 6 6l1.9-2.1a1 1 0 0 1 1-.3l3.7.8a1 1 0 0 1 .8 1v2.7a2.5 2.5 0 0 1-2.6 2.5C10.3 20.7 3.3 13.7 3 5.6A2.5 2.5 0 0 1 5.5 3Z'
