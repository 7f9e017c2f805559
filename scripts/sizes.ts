export type Kind = 'code' | 'tests' | 'styles' | 'generated'

export const KINDS: readonly Kind[] = ['code', 'tests', 'styles', 'generated']

/** A file as it is counted: its path from the root, and its lines. */
export type Counted = { path: string; lines: number }

/** The parts of a room. */
export type Size = {
  room: string
  /** Files of code. */
  files: number
  lines: Record<Kind, number>
  /** Lines of the middle one of these, and of the longest. */
  median: number
  longest: number
}

const WRITTEN_BY_PROGRAMS = /^cms\/src\/(?:migrations\/|payload-types\.ts$|app\/.*importMap\.js$)/
const OF_TESTS = /\.test\.tsx?$|^e2e\/|^cms\/test\/|\/testing\//

/** What a file counts as; `null` for texts, pictures, settings and data. */
export function kindOf(path: string): Kind | null {
  if (WRITTEN_BY_PROGRAMS.test(path)) return 'generated'
  if (path.endsWith('.css')) return 'styles'
  if (!/\.(?:tsx?|mjs)$/.test(path)) return null
  return OF_TESTS.test(path) ? 'tests' : 'code'
}

/** The desk's rooms singly; for the rest, the zone or the folder at the root. */
export function roomOf(path: string): string {
  const [zone = '', part = '', room = ''] = path.split('/')
  if (zone === 'cms' && part === 'src') return /\./.test(room) ? 'cms/src' : `cms/src/${room}`
  if (zone === 'cms' || zone === 'site') return /\./.test(part) ? zone : `${zone}/${part}`
  return part === '' ? 'root' : zone
}

/** The rooms by name, each with its parts. */
export function sizesOf(files: readonly Counted[]): Size[] {
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path))
  return [...rooms].sort(([a], [b]) => a.localeCompare(b)).map(([room, own]) => sizeOf(room, own))
}

/** All of them together, under one name. */
export function sizeOf(room: string, files: readonly Counted[]): Size {
  const kinds = Map.groupBy(files, ({ path }) => kindOf(path))
  const of = (kind: Kind) => kinds.get(kind) ?? []
  const sum = (kind: Kind) => of(kind).reduce((total, { lines }) => total + lines, 0)
  const code = of('code')
    .map(({ lines }) => lines)
    .sort((a, b) => a - b)
  return {
    room,
    files: code.length,
    lines: {
      code: sum('code'),
      tests: sum('tests'),
      styles: sum('styles'),
      generated: sum('generated'),
    },
    median: code[Math.floor(code.length / 2)] ?? 0,
    longest: code.at(-1) ?? 0,
  }
}
