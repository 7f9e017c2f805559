/** Every way we know of writing an address so that a text comparison misses it. */
export function spellings(path: string): string[] {
  return [
    ...new Set([
      path,
      ...letters(path, (letter) => coded(letter)),
      ...letters(path, (letter) => coded(letter).toUpperCase()),
      ...letters(path, (letter) => `%25${hex(letter)}`),
      ...letters(path, overlong),
      ...letters(path, fullWidth),
      ...letters(path, (letter) => `%u00${hex(letter)}`),
      ...letters(path, (letter) => letter.toUpperCase()),
      Array.from(path, (letter) => (letter === '/' ? letter : coded(letter))).join(''),
      Array.from(path, coded).join(''),
      path.toUpperCase(),
      ...SLASHES.flatMap((slash) => [...slashes(path, slash), path.replaceAll('/', slash)]),
      ...ENDINGS.map((ending) => path + ending),
      ...slashes(path, ';a=b/').slice(1),
      ...PREFIXES.map((prefix) => prefix + path),
    ]),
  ]
}

const SLASHES = [
  ...['//', '/./', '/%2e/', '/%2E/', '/x/../', '/x/%2e%2e/', '/x/.%2e/', '/%2e%2e/', '/;/'],
  ...['\\', '/\\', '%2f', '%2F', '%5c', '%5C', '%252f', '%c0%af', '/%20/', '/%00/', '/..;/'],
]
const ENDINGS = [
  ...['/', '//', '/.', '/..', '/x/..', '.', '..', '%2e', '%2f', ';', ';a=b', '%3b', '?', '?x=1'],
  ...['?/../x', '#', '#x', '%23', '%3f', '%20', '%09', '%00', '%0a', '%0d%0a', '%7f', '%25', '%'],
  ...['.json', '.rsc', '.txt', '.html', '~', '%ff', '%c3%a9', '?nxtPslug=users', '?_rsc=1'],
]
const PREFIXES = [
  ...['/', '/.', '/x/..', '/_next/..', '/_next/data/x', '/_next/static/..', '/index', '/en', '/ja'],
  ...['http://localhost', 'http://localhost:3001', 'https://evil.example', '//localhost', 'x:'],
  ...['/api/..', '/admin/..', '/setup/..', '/%2e%2e', '/api/users/me/../../..', '*'],
]

/** The path with one character after another written as `change` says. */
function letters(path: string, change: (letter: string) => string): string[] {
  return Array.from(path, (letter, at) =>
    letter === '/' ? path : path.slice(0, at) + change(letter) + path.slice(at + 1),
  )
}

/** The path with one slash after another written as `slash`. */
function slashes(path: string, slash: string): string[] {
  return Array.from(path, (letter, at) =>
    letter === '/' ? path.slice(0, at) + slash + path.slice(at + 1) : path,
  )
}

function coded(letter: string): string {
  return `%${hex(letter)}`
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(2, '0')
}

/** The character in two bytes where UTF-8 allows one. */
function overlong(letter: string): string {
  const code = letter.charCodeAt(0)
  return `%${(0xc0 | (code >> 6)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`
}

function fullWidth(letter: string): string {
  return encodeURIComponent(String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}
