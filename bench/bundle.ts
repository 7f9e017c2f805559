import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { ROOT, temporaryFolder } from '../e2e/support/folders.ts'
import { type Row, rowOf } from './row.ts'
import { gzipBytes, partsOf } from './support/bundle-parts.ts'

/** Parts that weigh less, in bytes of gzip, are not shown. */
const LEAST = 300

/** What each package and module adds to the scripts of the site. */
export async function run(): Promise<Row[]> {
  await using built = await temporaryFolder()
  const root = join(ROOT, 'site')
  await build({ root, logLevel: 'warn', build: { outDir: built.path, sourcemap: true } })
  const assets = join(built.path, 'assets')
  // Code without a map is the bundler's own.
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'))
  return maps.flatMap((map) => rowsOf(join(assets, map)))
}

function rowsOf(map: string): Row[] {
  const file = map.slice(0, -'.map'.length)
  const code = readFileSync(file, 'utf8')
  const script = basename(file).replace(/-.{7}\.js$/, '')
  const parts = partsOf(code, JSON.parse(readFileSync(map, 'utf8')))
  const all = { name: 'all', minified: Buffer.byteLength(code), gzip: gzipBytes(code) }
  return [all, ...parts.filter(({ gzip }) => gzip >= LEAST)].flatMap(({ name, minified, gzip }) => [
    rowOf('minified', `${script}: ${name}`, 'B', [minified]),
    rowOf('gzip', `${script}: ${name}`, 'B', [gzip]),
  ])
}
