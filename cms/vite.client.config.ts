import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const FOLDER = 'dist/screens'
const TEXTS = /\.(?:css|js|svg)$/
/** In bytes; smaller files are sent as they are. */
const WORTH_PACKING = 512

/** Writes `.br` and `.gz` beside the files, so that the server only reads them. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler() {
      const folder = join(import.meta.dirname, FOLDER)
      for (const name of readdirSync(folder).filter((each) => TEXTS.test(each))) {
        const bytes = readFileSync(join(folder, name))
        if (bytes.byteLength < WORTH_PACKING) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  },
}

/**
 * The browser's part of the screens that are ours, with React in it (`src/desk/screens`). The development server
 * (`server/dev-screens.ts`) uses it as well.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  // A folder whose name begins with a dot has no address on the desk.
  cacheDir: 'node_modules/vite-screens',
  plugins: [packed],
  build: {
    outDir: FOLDER,
    assetsDir: '',
    manifest: true,
    // Chromium, Firefox and Safari of the last two and a half years.
    target: 'baseline-widely-available',
    // The policy allows no `data:` addresses in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/desk/screens/main.tsx' },
  },
})
