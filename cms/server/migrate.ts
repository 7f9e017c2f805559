import { getPayload } from 'payload'
import { completeEnvironment } from './environment.ts'

/** Opens the database once, which applies the committed migrations it lacks. */
completeEnvironment()
const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
await payload.destroy()
process.exit(0)
