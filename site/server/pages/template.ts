import type { Brand } from '@noren/contract/brand/brand'
import type { Rendered } from '#src/entry-server.tsx'
import { MENU_ID } from '#src/layout/header/menu-id.ts'
import { FIRST_SCREEN_END } from '#src/ui/first-screen-id.ts'
import type { FrontEnd } from './front-end.ts'
import { paletteSheet } from './palette-sheet.ts'
import type { StyleSheet } from './style-sheet.ts'

/** A rendered page, and the colours and fonts it is shown in. */
export type BrandedPage = Rendered & { brand: Brand }

/**
 * The whole document around a rendered page. It has no inline script, and its inline style sheets are the
 * build's, so that the policy is strict and every page can be cached (docs/hostile-inputs.md#headers,
 * decision 018).
 */
export function document(
  rendered: BrandedPage,
  frontEnd: Pick<FrontEnd, 'script' | 'styleSheetsOf' | 'printSheet' | 'filesOf'>,
): string {
  const { body, data, graph, modules } = rendered
  const { script, filesOf } = frontEnd
  return [
    documentHead(rendered, frontEnd),
    // The loader requests the page's own files together with the app, not after it.
    `<script type="module" async src="${script.href}" integrity="${script.integrity}" crossorigin data-files="${filesOf(modules).join(' ')}"></script>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="data">${data}</script>`,
    graph,
    documentEnd(frontEnd),
  ].join('')
}

/**
 * A document's end. What is for paper comes after every other sheet, those of pages that are followed in place
 * included: it takes back what they say (decision 124).
 */
export function documentEnd({ printSheet }: Pick<FrontEnd, 'printSheet'>): string {
  return `<link rel="stylesheet" href="/${printSheet.file}" media="print"></body></html>`
}

/** The hashes by which the policy allows the style sheets of a document. */
export function styleHashes(rendered: BrandedPage, frontEnd: StyledFrontEnd): string[] {
  return styleSheets(rendered, frontEnd).map(({ hash }) => hash)
}

/** A document's beginning, to the last style sheet in its head. */
export function documentHead(rendered: BrandedPage, frontEnd: StyledFrontEnd): string {
  const { lang, light, head, body } = rendered
  return [
    `<!doctype html><html lang="${lang}" data-light="${light}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Links that a browser makes from numbers and dates would disturb the app.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    head,
    `<link rel="expect" href="#${drawnFrom(body)}" blocking="render">`,
    // The app recognises by its id that it is loaded.
    ...styleSheets(rendered, frontEnd).map(
      ({ file, text }) => `<style id="${file}">${text}</style>`,
    ),
  ].join('')
}

/**
 * Id of what browsers wait for before they draw: what is at the bottom of a column or the end of a row would
 * move while the rest of it is still coming. On a slow line nothing waits for what is below the first screen.
 */
function drawnFrom(body: string): string {
  return body.includes(` id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : MENU_ID
}

type StyledFrontEnd = Pick<FrontEnd, 'styleSheetsOf'>

function styleSheets(
  { modules, stillModules, brand }: BrandedPage,
  { styleSheetsOf }: StyledFrontEnd,
): StyleSheet[] {
  return [paletteSheet(brand), ...styleSheetsOf(brand, [...modules, ...stillModules])]
}
