import { tooOld } from './node-version.ts'

// Nothing else is imported, and no newer syntax is used, before the version of Node is known.
const complaint = tooOld(process.versions.node)
if (complaint !== null) {
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}

const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
// Node caches its compiled code from one start to the next, which makes starts quicker.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)))

const { boot } = await import('./boot.ts')
await boot(process.env)
