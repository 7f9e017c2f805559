/**
 * What the page of a printed sheet says of it. `untold`: what has changed is not known; `unknown`: the sheet
 * is another site's; `gone`: the restaurant is not published any more.
 */
export type PaperState = 'same' | 'changed' | 'untold' | 'unknown' | 'closed' | 'gone'
