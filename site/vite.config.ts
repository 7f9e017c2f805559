import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Code that pages share. */
const SHARED =
  /node_modules|rolldown\/runtime|src\/(?:api|language|layout|navigation|routes|ui|entry-client|app|page-data|head)|contract\/src/

/** What of it only some pages need, or none until something is asked of the server or drawn anew. */
const NOT_AT_FIRST =
  /lucide|layout\/(?:announcement\/(?!announcement-file)|footer|header\/menu-facts|restaurant-list|still-parts)|ui\/(?:basis|button-link|card-hours|cloth|figure|hours-notes|open-now|page-banner|phone-note|social-icon|text-blocks|text-page|thread-sea|use-failure-toast|use-file-when-seen|whole)|routes\/business-path|src\/(?:api\/(?:ask|client)|language\/bundle\/|ui\/video-link)|contract\/src\/(?:accent|allergens|coordinates|enquiry|fields|hours|icons|instagram|map-link|reservation|safe-url|resources\/(?!restaurants-page)|telephone|video)/

/** What every visit loads in one file; a page's own parts stay with that page. */
const APP = {
  name: 'app',
  test: (id: string) => SHARED.test(id) && !NOT_AT_FIRST.test(id),
}

/**
 * What checks the form and what asks for a table, in one file instead of several small ones. The look
 * of the form's boxes stays apart: with this file, the footer's too, every page would carry it.
 */
const ENQUIRY = { name: 'enquiry', test: /contract\/src\/(?:enquiry|fields)/ }

/** The loader uses Vite's wrapper of `import()` too, and must not wait for the app to have it. */
const LOADER = { name: 'loader', test: /vite\/preload-helper|src\/loader/, priority: 1 }

/**
 * Vite wraps each `import()` to load style sheets and the files a file needs. Here they come all at
 * once instead of one after the other, and with the app those of the page, which the document
 * names. A style sheet the document carries, under its name, is not loaded; any other is there
 * before what it styles (decision 018).
 */
const filesAtOnce: Plugin = {
  name: 'files-at-once',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      const asked = {}
      const named = document.querySelector('[data-files]')?.dataset.files.split(' ') ?? []
      const ask = (file) => asked[file] ??= document.getElementById(file) ?? new Promise((onload, onerror) => {
        const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        document.head.append(Object.assign(document.createElement('link'), { rel, href: '/' + file, onload, onerror }))
        if (rel != 'stylesheet') onload()
      })
      export const __vitePreload = async (load, files = []) => {
        await Promise.all(files.concat(named).map(ask))
        return load()
      }`,
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

/** Its own name and its file's: short, and the same within a file, which compresses well. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

/**
 * Two builds of one source: the browser's (`dist/client`, hashed files in /assets) and the
 * server's (`dist/server`, one file with everything in it, so that SITE runs without React
 * installed).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layersFirst, filesAtOnce],
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
          output: { codeSplitting: { groups: [APP, ENQUIRY, LOADER] } },
        },
  },
  ssr: { noExternal: true },
  // Else the server's file asks at run time which React to use, and renders with the one for
  // development: many times slower, and twice the code to start.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
