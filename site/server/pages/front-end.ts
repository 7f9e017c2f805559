import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Rendered, RenderInput } from '#src/entry-server.tsx'

/** A file of the build that pages refer to, with the hash browsers check it by. */
export type Asset = { href: string; integrity: string }

/** The built front end: how to render a page, and the files a page needs. */
export type FrontEnd = {
  render: (input: RenderInput) => Rendered
  script: Asset
  styles: Asset[]
}

/** The front end has not been built; the message says what to run. */
export class NotBuiltError extends Error {
  constructor(missing: string) {
    super(`${missing} is missing. Build the site first: npm run build -w site`)
    this.name = 'NotBuiltError'
  }
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    css: v.optional(v.array(v.string())),
  }),
)

/**
 * Loads the built front end from `dist` (`client/` with its manifest, `server/entry-server.js`).
 * @throws {NotBuiltError}
 */
export async function loadFrontEnd(dist: string): Promise<FrontEnd> {
  const client = join(dist, 'client')
  const manifest = join(client, '.vite', 'manifest.json')
  const bundle = join(dist, 'server', 'entry-server.js')
  for (const file of [manifest, bundle]) if (!existsSync(file)) throw new NotBuiltError(file)

  const chunks = Object.values(v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8'))))
  const script = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'))
  if (!script) throw new NotBuiltError('The entry script')
  const styles = new Set(
    chunks.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css)),
  )
  const { render } = await import(pathToFileURL(bundle).href)
  if (typeof render !== 'function') throw new NotBuiltError('The function render')
  return {
    render,
    script: asset(client, script.file),
    styles: [...styles].map((file) => asset(client, file)),
  }
}

function asset(client: string, file: string): Asset {
  const hash = createHash('sha384')
    .update(readFileSync(join(client, file)))
    .digest('base64')
  return { href: `/${file}`, integrity: `sha384-${hash}` }
}
