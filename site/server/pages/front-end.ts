import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Type } from '@noren/contract/brand/type'
import { StartError } from '@noren/kit/process/start-error'
import type { Rendered, RenderInput } from '#src/entry-server.tsx'
import { LAYERS } from '#src/styles/layers.ts'
import {
  allStyleSheets,
  entryOf,
  furtherFilesOf,
  printSheetOf,
  readManifest,
  styleSheetsOf,
  typeSheetOf,
} from './manifest.ts'
import { hashed, type StyleSheet, styleSheet } from './style-sheet.ts'

/** A file of the build that pages refer to, with the hash browsers check it by. */
type Asset = { href: string; integrity: string }

/** The built front end: how to render a page, and the files a page needs. */
export type FrontEnd = {
  render: (input: RenderInput) => Rendered
  script: Asset
  /** The style sheets of a page made of source modules, first that of the company's fonts. */
  styleSheetsOf: (type: Type, modules: readonly string[]) => StyleSheet[]
  /** What all pages say of paper alone. */
  printSheet: StyleSheet
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
  const typeSheet = (type: Type) => {
    const file = typeSheetOf(manifest, type)
    if (!file) throw notBuilt(`The style sheet of the fonts “${type}”`)
    return builtSheet(client, file)
  }
  const typeSheets = {
    woven: typeSheet('woven'),
    clear: typeSheet('clear'),
    warm: typeSheet('warm'),
  }
  const printFile = printSheetOf(manifest)
  if (!printFile) throw notBuilt('The style sheet for paper')
  const styleSheets = allStyleSheets(manifest).map((file) => builtSheet(client, file))
  return {
    render,
    script: asset(client, script.file),
    styleSheetsOf: (type, modules) => {
      const files = styleSheetsOf(manifest, modules)
      return [typeSheets[type], ...styleSheets.filter(({ file }) => files.includes(file))]
    },
    printSheet: builtSheet(client, printFile),
    filesOf: (modules) => furtherFilesOf(manifest, modules),
  }
}

function notBuilt(missing: string): StartError {
  return new StartError(`${missing} is missing. Build the site first: npm run build -w site`)
}

function asset(client: string, file: string): Asset {
  return { href: `/${file}`, integrity: hashed('sha384', readFileSync(join(client, file))) }
}

/** A sheet as documents have it: their first one, of the company's look, has named the layers. */
function builtSheet(client: string, file: string): StyleSheet {
  return styleSheet(file, readFileSync(join(client, file), 'utf8').replace(LAYERS, ''))
}
