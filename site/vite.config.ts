import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** What the app loads at its start, with all it imports, and what most pages use beside it: one file for every visit. */
const APP = fileOf('app', 'src/entry-client.tsx')

/**
 * What of the contract the contact page checks its form with, in one file instead of several small ones.
 * The look of the form's boxes stays apart: with this file, the footer's too, every page would carry it.
 * What reads addresses as people type them comes when somebody is at that box.
 */
const ENQUIRY = {
  ...fileOf('enquiry', 'src/pages/contact/contact-page.tsx'),
  test: /contract\/src/,
}

/** A file of whatever a module imports, itself included; what it loads later is not in it. */
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
  // Goes on with what is added on the way.
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`No module of the build: ${id}`)
    for (const each of module.importedIds) found.add(each)
  }
  return found
}

/** The loader uses Vite's wrapper of `import()` too, and must not wait for the app to have it. */
const LOADER = { name: 'loader', test: /vite\/preload-helper|src\/loader/, priority: 1 }

/**
 * Vite wraps each `import()` to load style sheets and the files a file needs. Here they come all at
 * once instead of one after the other, and with the app those of the page, which the document
 * names. A style sheet the document carries, under its name, is not loaded; any other is there
 * before what it styles (decision 018). Asking for one costs a slow phone some 10 ms, so those
 * of the document have a task each; what is pointed at later comes at once.
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
 * Queries only read here, but their client carries what keeps account of changes along: 1.5 kB of
 * every first visit. It is there with nothing in it.
 */
const noMutations: Plugin = {
  name: 'no-mutations',
  enforce: 'pre',
  load: {
    filter: { id: /query-core\/build\/modern\/mutationCache\.js/ },
    handler: () => 'export class MutationCache { clear() {} async resumePausedMutations() {} }',
  },
}

/**
 * Names the cascade's layers at the head of each style sheet: a page's may come before base.css, and
 * the first mention of a layer decides its place.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      file.source = `@layer reset,tokens,base,components,utilities;${file.source}`
    }
  },
}

/** The files whose class names are their own, in an order both builds know. */
const CSS_MODULES = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted()

/** Its own name and its file's number: a hash in its place makes a page half a kilobyte longer. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  const known = CSS_MODULES.indexOf(path)
  // One that was added while the development server runs.
  const number = known < 0 ? CSS_MODULES.push(path) - 1 : known
  return `${name}_${number.toString(36)}`
}

/**
 * Two builds of one source: the browser's (`dist/client`, hashed files in /assets) and the
 * server's (`dist/server`, one file with everything in it, so that SITE runs without React
 * installed).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst, filesAtOnce, noMutations],
  publicDir: 'public',
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Chromium, Firefox and Safari of the last two and a half years.
    target: 'baseline-widely-available',
    // The policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', output: { codeSplitting: false } }
      : {
          input: 'src/loader.ts',
          output: {
            codeSplitting: { groups: [APP, ENQUIRY, LOADER] },
            // Every page names some twenty files: 36 bits tell releases apart.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            // A style sheet stands in the page under its name (decision 018).
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash:6][extname]',
          },
        },
  },
  ssr: { noExternal: true },
  // Else the server's file asks at run time which React to use, and renders with the one for
  // development: many times slower, and twice the code to start.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
