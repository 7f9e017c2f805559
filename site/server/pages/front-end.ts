import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '@noren/contract/process/start-error'
import type { Rendered, RenderInput } from '#src/entry-server.tsx'
import { allStyleSheets, entryOf, furtherFilesOf, readManifest, styleSheetsOf } from './manifest.ts'
import { hashed, type StyleSheet, styleSheet } from './style-sheet.ts'

/** A file of the build that pages refer to, with the hash browsers check it by. */
type Asset = { href: string; integrity: string }

/** The built front end: how to render a page, and the files a page needs. */
export type FrontEnd = {
  render: (input: RenderInput) => Rendered
  script: Asset
  /** The style sheets of a page made of source modules. */
  styleSheetsOf: (modules: readonly string[]) => StyleSheet[]
  /** The files the app loads for source modules, as paths below the site's root. */
  filesOf: (modules: readonly string[]) => string[]
}

/**
 * Loads the built front end from `dist` (`client/` with its manifest, `server/entry-server.js`).
 * @throws {StartError} when it was not built
 */
export async function loadFrontEnd(dist: string): Promise<FrontEnd> {
  const client = join(dist, 'client')
  const manifestFile = join(client, '.vite', 'manifest.json')
  const bundle = join(dist, 'server', 'entry-server.js')
  for (const file of [manifestFile, bundle]) if (!existsSync(file)) throw notBuilt(file)

  const manifest = readManifest(readFileSync(manifestFile, 'utf8'))
  const script = entryOf(manifest)
  if (!script) throw notBuilt('The entry script')
  const { render } = await import(pathToFileURL(bundle).href)
  if (typeof render !== 'function') throw notBuilt('The function render')
  const styleSheets = allStyleSheets(manifest).map((file) => builtSheet(client, file))
  return {
    render,
    script: asset(client, script.file),
    styleSheetsOf: (modules) => {
      const files = styleSheetsOf(manifest, modules)
      return styleSheets.filter(({ file }) => files.includes(file))
    },
    filesOf: (modules) => furtherFilesOf(manifest, modules),
  }
}

function notBuilt(missing: string): StartError {
  return new StartError(`${missing} is missing. Build the site first: npm run build -w site`)
}

function asset(client: string, file: string): Asset {
  return { href: `/${file}`, integrity: hashed('sha384', readFileSync(join(client, file))) }
}

function builtSheet(client: string, file: string): StyleSheet {
  return styleSheet(file, readFileSync(join(client, file), 'utf8'))
}
