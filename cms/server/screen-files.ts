import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { StartError } from '@noren/kit/process/start-error'
import * as v from 'valibot'
import { accepts } from './accepts.ts'
import { sendGateAnswer } from './gate-answer.ts'
import { unknown } from './gate-answers.ts'

/** Where the files of our own screens are. */
export const FILES = '/desk/'

/** What a screen's document names, and the version of the desk that it is of. */
export type ScreenEntry = {
  version: string
  scripts: readonly string[]
  preloads: readonly string[]
  styles: readonly string[]
}

/** The browser's part of our own screens: what its documents name, and its files. */
export type ScreenFiles = {
  entry: ScreenEntry
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>
}

const ENTRY = 'src/desk/screens/main.tsx'
const MANIFEST = '.vite/manifest.json'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

const TYPES: { readonly [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A file as it is, and as it was packed by the build. */
type ScreenFile = { type: string; whole: Buffer; br?: Buffer; gzip?: Buffer }

/**
 * Reads a build of `vite.client.config.ts` whole, so that no address leads to another file, and tabs that are
 * open while the next build is written find theirs.
 */
export function builtScreens(folder: string): ScreenFiles {
  const manifest = manifestIn(folder)
  const files = filesIn(folder)
  return {
    entry: { version: versionOf(manifest), ...namedBy(manifest) },
    answer: (request, response, path) => {
      const file = files.get(path.slice(FILES.length))
      if (!file) return sendGateAnswer(request, response, unknown)
      const encoding = (['br', 'gzip'] as const).find(
        (each) => file[each] && accepts(request, each),
      )
      const bytes = (encoding && file[encoding]) ?? file.whole
      response.writeHead(200, {
        'Content-Type': file.type,
        'Content-Length': bytes.byteLength,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    },
  }
}

function filesIn(folder: string): Map<string, ScreenFile> {
  const names = readdirSync(folder)
  const read = (name: string) => readFileSync(join(folder, name))
  const packed = (name: string) => (names.includes(name) ? read(name) : undefined)
  return new Map(
    names.flatMap((name): [string, ScreenFile][] => {
      const type = TYPES[extname(name)]
      if (!type) return []
      const [br, gzip] = [packed(`${name}.br`), packed(`${name}.gz`)]
      return [[name, { type, whole: read(name), ...(br && { br }), ...(gzip && { gzip }) }]]
    }),
  )
}

function manifestIn(folder: string): Manifest {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new StartError('The CMS is not built yet. Please run: npm run build -w cms')
  }
}

/** A page is of another version when its files are others, among them the shapes of what it sends and gets. */
function versionOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 12)
}

function namedBy(manifest: Manifest): Omit<ScreenEntry, 'version'> {
  const chunks = new Set([ENTRY])
  // A set's loop also visits what is added during it.
  for (const name of chunks) for (const each of manifest[name]?.imports ?? []) chunks.add(each)
  const all = [...chunks].flatMap((name) => manifest[name] ?? [])
  const [scripts = [], ...preloads] = all.map(({ file }) => [FILES + file])
  const styles = all.flatMap(({ css }) => css.map((file) => FILES + file))
  return { scripts, preloads: preloads.flat(), styles }
}
