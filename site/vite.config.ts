import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Two builds of one source: the browser's (`dist/client`, hashed files in /assets) and the
 * server's (`dist/server`, one file with everything in it, so that SITE runs without React
 * installed).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Chromium, Firefox and Safari of the last two and a half years.
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    // The policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: isSsrBuild ? { input: 'src/entry-server.tsx' } : { input: 'src/loader.ts' },
  },
  ssr: { noExternal: true },
}))
