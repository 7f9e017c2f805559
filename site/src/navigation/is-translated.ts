/**
 * Whether a browser has translated the page shown: each text stands in an element of the browser's
 * then. What the app draws meets nodes that are no longer where it put them, so that another page has
 * to come as a document.
 */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null
}
