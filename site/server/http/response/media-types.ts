/** The content types we serve, by file ending; a file with any other ending is not served. */
const TYPES = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['mp4', 'video/mp4'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
])

/** The content type of a file by its ending, or `undefined`: we do not serve such a file. */
export function contentType(path: string): string | undefined {
  return TYPES.get(path.slice(path.lastIndexOf('.') + 1))
}
