import { type Package, productionTree } from './production-tree.ts'

/**
 * The licences that a package may have, as it spells them, and what they ask of those who pass it on.
 * Those that ask for nothing but their own text stand together.
 */
const NOTICE = 'keep its text'
export const LICENCES: ReadonlyMap<string, string> = new Map([
  ['MIT', NOTICE],
  ['MIT-0', 'nothing'],
  ['ISC', NOTICE],
  ['0BSD', 'nothing'],
  ['BSD-2-Clause', NOTICE],
  ['BSD-3-Clause', NOTICE],
  ['Apache-2.0', 'keep its text, and say what was changed'],
  ['Unlicense', 'nothing'],
  ['BlueOak-1.0.0', NOTICE],
  ['Python-2.0', NOTICE],
  ['WTFPL', 'nothing'],
  ['WTFPL OR ISC', 'nothing'],
  ['(WTFPL OR MIT)', 'nothing'],
  ['CC-BY-4.0', 'name its makers; data about browsers, used in builds'],
  ['OFL-1.1', 'keep its text; fonts, not sold alone'],
  ['MPL-2.0', 'offer its source; used as it is'],
  ['LGPL-3.0', 'offer its source, and let it be replaced; used as it is'],
  ['LGPL-3.0-or-later', 'the same'],
  ['Apache-2.0 AND LGPL-3.0-or-later', 'the same'],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same'],
])

/** What builds put into the site's pages, with what these need. */
export const IN_PAGES = ['@tanstack/react-query', 'lucide', 'react', 'react-dom'] as const

/** The fonts that the demo company's pages are set in. */
export const FONTS = ['alegreya', 'commissioner', 'hanken-grotesk', 'newsreader', 'nunito-sans']

/** The packages of others in each part, by the part's name. */
export function parts(): Record<string, Package[]> {
  const fonts = FONTS.map((font) => `@fontsource-variable/${font}`)
  return {
    'site, on the server': productionTree('site'),
    'site, in pages': productionTree('site', [...IN_PAGES, ...fonts]),
    desk: productionTree('cms'),
    backups: productionTree('backup'),
  }
}

/** The text of docs/licences.md. */
export function licenceDocument(): string {
  const columns = parts()
  const all = Object.values(columns)
  const rows = [...LICENCES].map(([licence, asks]) => {
    const having = all.map((packages) => packages.filter((each) => each.licence === licence))
    const names = [...new Set(having.flat().map(({ name }) => name))].sort()
    const cells = having.map(({ length }) => length || '')
    return [licence, ...cells, asks, names.length > 12 ? '' : names.join(', ')]
  })
  const head = ['licence', ...Object.keys(columns), 'asks', 'packages, where at most twelve']
  const total = ['all', ...all.map(({ length }) => length), '', '']
  const table = [head, head.map(() => '---'), ...rows, total].map((row) => `| ${row.join(' | ')} |`)
  return `${INTRODUCTION}\n${table.join('\n')}\n`
}

const INTRODUCTION = `# Licences

Noren is MIT ([LICENSE](../LICENSE)). These are the packages of others that its programs need in production, those for other platforms
included. \`npm run papers\` writes this page from the lockfile and the packages themselves; a test fails when a package has a licence that is
not in \`scripts/papers/licences.ts\`. \`npm sbom --omit=dev --sbom-format=cyclonedx\` lists every package with its hash, without a network.

How the demo's own fonts and pictures may be used is said beside them ([demo](../demo/README.md)).
`
