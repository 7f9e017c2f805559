import { LANES } from './lanes.ts'

/**
 * Runs of the built programs, each with a filter: patterns of files, or of titles for the visits. No
 * filter runs it whole.
 */
export type Touched = ReadonlyMap<string, readonly string[]>

const LANE_NAMES = Object.keys(LANES).map((lane) => `e2e/${lane}`)
const EVERYTHING = whole(['served', ...LANE_NAMES])
const SITE = whole(['served', ...LANE_NAMES.filter((lane) => lane !== 'e2e/desk')])
const DESK: Touched = new Map([
  ['e2e/desk', []],
  ['e2e/rest', []],
  ['served', ['e2e/served/desk/', 'e2e/served/add-content.test.ts']],
])
const GUIDE: Touched = new Map([['served', ['e2e/served/add-content.test.ts']]])

/** The runs a change in a folder can affect; the first row that matches a file counts. */
const ROWS: readonly (readonly [folder: string, Touched])[] = [
  ['site/src/pages/about/', page(['about'], '(/ja)?/about')],
  ['site/src/pages/accessibility/', page([], '(/ja)?/accessibility')],
  ['site/src/pages/contact/', page(['contact', 'enquiry-'], '(/ja)?/contact')],
  ['site/src/pages/home/', page(['hero', 'sections', 'solutions', 'testimonials'], '/(ja)?')],
  ['site/src/pages/not-found/', page(['general'], '(/ja)?/no-such-page')],
  ['site/src/pages/privacy/', page([], '(/ja)?/privacy')],
  [
    'site/src/pages/restaurant/',
    page(['failing-pictures', 'map', 'restaurant\\.'], '(/ja)?/restaurants/[a-z-]+'),
  ],
  ['site/src/pages/restaurants/', page(['restaurants\\.'], '(/ja)?/restaurants')],
  ['site/', SITE],
  ['cms/', DESK],
  ['contract/', EVERYTHING],
  ['kit/', EVERYTHING],
  ['demo/', EVERYTHING],
  ['docs/guides/add-content.md', GUIDE],
  ['package-lock.json', EVERYTHING],
  ['e2e/served/', whole(['served'])],
  ['torture/', new Map([['served', ['torture/']]])],
  ...Object.entries(LANES).flatMap(([lane, folders]) =>
    folders.map((folder) => [`e2e/${folder}/`, whole([`e2e/${lane}`])] as const),
  ),
  ['e2e/', EVERYTHING],
]

/** The tests of the built programs that a change of these files can affect. */
export function touchedBy(files: readonly string[]): Touched {
  const touched = new Map<string, readonly string[]>()
  for (const file of files) {
    const [, row] = ROWS.find(([folder]) => file.startsWith(folder)) ?? []
    for (const [run, only] of row ?? []) {
      const before = touched.get(run)
      const isWhole = only.length === 0 || before?.length === 0
      touched.set(run, isWhole ? [] : [...new Set([...(before ?? []), ...only])])
    }
  }
  return touched
}

function whole(runs: readonly string[]): Touched {
  return new Map(runs.map((run) => [run, []]))
}

/**
 * The tests of a single page: its visits, its statements, and those of every page.
 * @param statements beginnings of files in `e2e/conformance/`
 * @param path a pattern of the page's paths
 */
function page(statements: readonly string[], path: string): Touched {
  const served = ['add-content', 'head', 'pages', 'read-as-text', 'structured-data', 'weight']
  return new Map([
    ['e2e/visits', [`\\s${path}[\\s,]`]],
    ...(statements.length > 0
      ? [['e2e/conformance', statements.map((name) => `conformance/${name}`)] as const]
      : []),
    ['served', served.map((name) => `e2e/served/${name}.test.ts`)],
  ])
}
