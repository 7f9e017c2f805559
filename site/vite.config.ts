import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { printApart } from './scripts/print-apart.ts'
import { CHOSEN_SHEETS } from './src/styles/chosen-sheets.ts'
import { LAYERS } from './src/styles/layers.ts'
import { shortNames } from './src/styles/short-names.ts'

// The files below are named by the modules they begin with, by the means that the bundler documents. If a
// module gets a file of its own after all, as by another setting of a new bundler, the page works and costs
// a request more: `e2e/served/weight.test.ts` counts them.

/**
 * What the app loads when it starts, with all its imports, and what most pages use in addition: one
 * file for every visit.
 */
const APP = fileOf('app', 'src/entry-client.tsx')

/**
 * The contract's code that checks the contact page's form, in one file instead of several small
 * ones. The fields' styles stay separate, since the footer uses some of this file: every page would
 * load them with it. The code that reads addresses as people type them loads when the email field
 * gets focus.
 */
const ENQUIRY = {
  ...fileOf('enquiry', 'src/pages/contact/contact-page.tsx'),
  test: /contract\/src/,
}

/** What says whether a restaurant is open: six small files otherwise, a request each. */
const HOURS = fileOf('hours', 'src/ui/open-now.tsx')

/** A restaurant's cloth and its styles, which two pages hang: two small files otherwise. */
const CLOTHS = { name: 'cloths', test: /pages\/cloths\/restaurant-cloth/ }

/** A sign and an address that several files use: a hundred bytes, a request each otherwise. */
const SIGNS = { name: 'signs', test: /icons\/x\.|business-path/ }

/** A file with all that a module imports, and the module itself, without what it loads later. */
function fileOf(debugName: string, entry: string): Rolldown.CodeSplittingGroup {
  let imported: Set<string> | undefined
  return {
    debugName,
    name(id, graph) {
      imported ??= importedBy(join(import.meta.dirname, entry), graph)
      return imported.has(id) ? debugName : null
    },
  }
}

function importedBy(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  // A set's loop also visits what is added during it.
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`No module of the build: ${id}`)
    for (const each of module.importedIds) found.add(each)
  }
  return found
}

/** The loader also uses Vite's wrapper of `import()`, and must not wait for the app to get it. */
const LOADER = { name: 'loader', test: /vite\/preload-helper|src\/loader/, priority: 1 }

/**
 * Vite wraps each `import()` to load style sheets and the files a file needs. Here they load
 * together instead of one after the other, and the files of the page, which the document names,
 * load with the app. A style sheet with the same id in the document is not loaded; any other loads
 * before what it styles (decision 018). A request costs a slow phone some 10 ms, so those of the
 * document have a task each; files that a visitor points at later load together.
 *
 * Vite documents neither the name of this module nor how a build calls it. With another name Vite's own
 * is back, and a page's files come after the app: `e2e/speed/page-files.test.ts` fails. With another export
 * the build fails.
 */
const filesAtOnce: Plugin = {
  name: 'files-at-once',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      const asked = {}
      let named = document.querySelector('[data-files]').dataset.files.split(' ')
      const ask = (file) => asked[file] ??= document.getElementById(file) ?? new Promise((onload, onerror) => {
        const rel = /css$/.test(file) ? 'stylesheet' : 'modulepreload'
        document.head.append(Object.assign(document.createElement('link'), { rel, href: '/' + file, onload, onerror }))
        if (rel != 'stylesheet') onload()
      })
      export const __vitePreload = async (load, files = []) => {
        const first = named
        files = files.concat(first)
        named = []
        for (const file of files) {
          first[0] && await new Promise(setTimeout)
          ask(file)
        }
        await Promise.all(files.map(ask))
        return load()
      }`,
  },
}

/**
 * Names the cascade's layers at the start of each style sheet, shortens what it may, and puts what is for paper alone into a sheet
 * for all pages (decision 124): browsers load it last, and once.
 */
const layersFirstPrintApart: Plugin = {
  name: 'layers-first-print-apart',
  enforce: 'post',
  // A sheet that a script carries is a module by now.
  transform: { filter: { id: /\.css\?inline$/ }, handler: shortNames },
  generateBundle(_, bundle) {
    let onPaper = ''
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const { screen, print } = printApart(file.source.toString())
      file.source = shortened(LAYERS + screen)
      onPaper += print
    }
    if (onPaper)
      this.emitFile({
        type: 'asset',
        name: 'print.css',
        originalFileName: 'print.css',
        source: shortened(LAYERS + onPaper),
      })
  },
}

/** With short names, and without the spaces that the minifier leaves in values it cannot read. */
function shortened(css: string): string {
  return shortNames(css).replace(/("[^"]*")|, /g, (_, quoted) => quoted ?? ',')
}

/** The classes and animations of all CSS modules, in an order that both builds share. */
const SCOPED_NAMES = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  .toSorted()
  .flatMap((path) => {
    const css = readFileSync(join(import.meta.dirname, path), 'utf8')
    const names = css.match(/(?<=\.)[a-z][\w-]*(?=[^;]*\{)|(?<=@keyframes )[\w-]+/gi)
    return [...new Set(names)].map((name) => `${path} ${name}`)
  })

/**
 * A class is named in a sheet, wherever it is used in the document and in the script: by its own name in
 * addition, a page would be 0.8 kB longer compressed. Two characters are enough for 900, and none begins with
 * the "ad" that blockers hide.
 */
function shortName(name: string, file: string): string {
  const at = SCOPED_NAMES.indexOf(`${relative(import.meta.dirname, file)} ${name}`)
  if (at < 0) throw new Error(`No class or animation ${name} in ${file}`)
  return (at + FIRST_NAME).toString(36)
}

/** The number that is "b0" in base 36. */
const FIRST_NAME = 11 * 36

/**
 * The names of pictures, films, fonts and style sheets. One rule for both builds: the server writes into its
 * pages what the browser's build has put into the folder. Every page names some twenty files: 36 bits are
 * enough to tell releases apart. A page contains its style sheet, with this name as the element's id
 * (decision 018).
 */
const assetFileNames = ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
  name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash:6][extname]'

/**
 * Two builds of one source: the browser's (`dist/client`, hashed files in /assets) and the server's
 * (`dist/server`, one file with everything in it, so that SITE runs without React installed).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), layersFirstPrintApart, filesAtOnce],
  publicDir: 'public',
  // While it is worked on, a class keeps its own name.
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[local]_[hash:5]' } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Chromium, Firefox and Safari of the last two and a half years.
    target: 'baseline-widely-available',
    // The content security policy allows neither inline scripts nor `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', output: { assetFileNames, codeSplitting: false } }
      : {
          // A page has the sheets that its company chose.
          input: ['src/loader.ts', ...CHOSEN_SHEETS.map((path) => `src/styles/${path}.css`)],
          output: {
            codeSplitting: { groups: [APP, ENQUIRY, HOURS, CLOTHS, SIGNS, LOADER] },
            // From 65 files on the bundler asks for a letter more.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
  ssr: { noExternal: true },
  // Otherwise the server's file decides at run time which React to use, and renders with the one
  // for development: many times slower, and twice the code to load at the start.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
