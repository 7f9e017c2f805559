import { getPayload } from 'payload'
import config from '#payload.config'
import { createComposer } from '../src/publish/compose.ts'

/** Prints what the desk of this environment would publish, as JSON. */
const payload = await getPayload({ config })
const { drawn: _, ...edition } = await createComposer(payload).compose()
console.log(JSON.stringify(edition))
await payload.destroy()
process.exit(0)
