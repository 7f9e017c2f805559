import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Node keeps what it compiled from one start to the next, which makes starts quicker.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)))

const { boot } = await import('./boot.ts')
await boot(process.env)
