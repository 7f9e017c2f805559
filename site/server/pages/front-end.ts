import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@noren/contract/brand/brand'
import { StartError } from '@noren/kit/process/start-error'
import type { Rendered, RenderInput } from '#src/entry-server.tsx'
import { CHOSEN_SHEETS, chosenBy } from '#src/styles/chosen-sheets.ts'
import { LAYERS } from '#src/styles/layers.ts'
import {
  allStyleSheets,
  chosenSheetOf,
  entryOf,
  furtherFilesOf,
  printSheetOf,
  readManifest,
  styleSheetsOf,
} from './manifest.ts'
import { hashed, type StyleSheet, styleSheet } from './style-sheet.ts'

/** A file of the build that pages refer to, with the hash browsers check it by. */
type Asset = { href: string; integrity: string }

/** The built front end: how to render a page, and the files a page needs. */
export type FrontEnd = {
  render: (input: RenderInput) => Rendered
  script: Asset
  /** The style sheets of a page made of source modules, first those that the company chose. */
  styleSheetsOf: (brand: Brand, modules: readonly string[]) => StyleSheet[]
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
  const chosenSheets = new Map(
    CHOSEN_SHEETS.map((path) => {
      const file = chosenSheetOf(manifest, path)
      if (!file) throw notBuilt(`The style sheet “${path}”`)
      return [path, builtSheet(client, file)]
    }),
  )
  const printFile = printSheetOf(manifest)
  if (!printFile) throw notBuilt('The style sheet for paper')
  const styleSheets = allStyleSheets(manifest).map((file) => builtSheet(client, file))
  return {
    render,
    script: asset(client, script.file),
    styleSheetsOf: (brand, modules) => {
      const files = styleSheetsOf(manifest, modules)
      return [
        ...chosenBy(brand).flatMap((path) => chosenSheets.get(path) ?? []),
        ...styleSheets.filter(({ file }) => files.includes(file)),
      ]
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
