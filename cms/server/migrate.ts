import { getPayload } from 'payload'
import { orEnd, prepareAlone } from './prepare.ts'

/** Opens the database once, which applies the committed migrations it lacks. */
await orEnd(async () => {
  await prepareAlone()
  const { default: config } = await import('../src/desk/payload.config.ts')
  const payload = await getPayload({ config })
  await payload.destroy()
})
process.exit(0)
