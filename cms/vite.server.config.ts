import { defineConfig } from 'vite'

/** They bring machine code, or files they look for beside themselves; Vite itself serves development alone. */
const APART =
  /^(?:sharp|libsql|@libsql|pg|pino|@aws-sdk|drizzle-kit|@resvg|libheif-js|esbuild|vite)(?:\/|$)/
/** Next's part of the desk must use the same Payload; its adapters it may have twice, as they were loaded before. */
const SHARED_WITH_NEXT = /^(?:next|payload)(?:\/|$)/

/**
 * The build of the desk's server: its own code in few files, `dist/main.js` first. One file is found and compiled
 * in a fraction of the time of hundreds. The mode `alone` builds it without Next and with Payload inside, for a test.
 */
export default defineConfig(({ mode }) => {
  const isAlone = mode === 'alone'
  return {
    publicDir: false,
    build: {
      ssr: true,
      outDir: isAlone ? 'alone' : 'dist',
      target: 'node24',
      rolldownOptions: {
        input: { main: isAlone ? 'test/desk-alone.ts' : 'server/main.ts' },
        external: isAlone ? APART : [APART, SHARED_WITH_NEXT],
        // Payload tells errors apart by the names of their classes.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', keepNames: true },
      },
    },
    ssr: { noExternal: true },
  }
})
