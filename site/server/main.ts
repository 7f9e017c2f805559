import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Node keeps what it compiled, and the sources without their types, from one start to the next:
// starts are quicker, and the process stays smaller by the compiler it never loads.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)))

const { boot } = await import('./boot.ts')
await boot(process.env)
