import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE } from '@noren/contract/language'
import { CHOSEN_SHEETS } from '#src/styles/chosen-sheets.ts'

const FILES = {
  'client/.vite/manifest.json': JSON.stringify({
    'src/loader.ts': {
      file: 'assets/loader-abc.js',
      isEntry: true,
      dynamicImports: ['src/app.tsx'],
    },
    'src/app.tsx': { file: 'assets/app-abc.js', css: ['assets/style-abc.css'] },
    'print.css': { file: 'assets/print-abc.css' },
    'src/pages/page.tsx': { file: 'assets/page-abc.js' },
    ...Object.fromEntries(
      CHOSEN_SHEETS.map((path) => [`src/styles/${path}.css`, { file: `assets/${path}-abc.css` }]),
    ),
  }),
  'client/assets/loader-abc.js': `console.log('loader');\n${'// padding\n'.repeat(100)}`,
  'client/assets/style-abc.css': 'body{margin:0}',
  ...Object.fromEntries(
    CHOSEN_SHEETS.map((path) => [`client/assets/${path}-abc.css`, `:root{--chosen:${path}}`]),
  ),
  'client/assets/print-abc.css': 'body{color:#000}',
  'client/assets/film-abc.mp4': 'a film of twenty-six b',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** A restaurant whose page cannot be rendered. */
export const BROKEN_SLUG = 'broken'

const PATHS = fileURLToPath(new URL('../../src/routes/paths.ts', import.meta.url))

/**
 * A front end that writes its input into the page, in the layout of a real build: the server's tests do
 * not wait for the pages to be built, and see what a page was made from.
 */
const ENTRY = `
import { languageOf, resolvePath } from ${JSON.stringify(PATHS)}
const escape = (text) => text.replace(/[&<>"]/g, (c) => '&#' + c.charCodeAt(0) + ';')
let renders = 0
export function render({ path, search, content, form }) {
  renders += 1
  const match = resolvePath(path)
  if (match?.restaurantName === ${JSON.stringify(BROKEN_SLUG)}) throw new Error('rendering failed')
  const lang = ${JSON.stringify(LANGUAGE)}[languageOf(path)].htmlLang
  const hero = content.answer('hero', { language: lang })
  const restaurant = match?.restaurantName === undefined
    ? null
    : content.answer('restaurant', { slug: match.restaurantName })
  const title = restaurant?.body.data?.name?.en ?? hero.body.data?.title ?? 'no hero'
  return {
    status: !match ? 404 : restaurant ? restaurant.status : 200,
    lang,
    light: content.light,
    head: '<title>' + escape(String(title)) + '</title>',
    graph: '',
    body: '<p>' + escape(JSON.stringify({ route: match?.route ?? 'not-found', title, search, form, renders })) + '</p>' + '<i></i>'.repeat(200),
    data: '{}',
    modules: ['src/pages/page.tsx'],
    stillModules: [],
    until: null,
  }
}
`

/** Writes the stand-in build into `folder`, which becomes what `site/dist` is. */
export function writeStandInBuild(folder: string): void {
  for (const [name, text] of Object.entries({ ...FILES, 'server/entry-server.js': ENTRY })) {
    const file = join(folder, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}
