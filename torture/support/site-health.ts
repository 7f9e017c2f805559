import { setTimeout as wait } from 'node:timers/promises'
import { internalAuthorization } from '@noren/contract/enquiry/handover'
import * as v from 'valibot'

const healthSchema = v.object({
  // Without a file it shows the demo company.
  content: v.object({ file: v.nullable(v.string()), seq: v.number() }),
  // Unavailable while the shared spool is.
  deliveries: v.fallback(v.record(v.string(), v.number()), {}),
})

/** What a SITE says of itself to those who have its token. */
export async function healthOf(
  origin: string,
  token: string,
): Promise<v.InferOutput<typeof healthSchema>> {
  const headers = { Authorization: internalAuthorization(token) }
  return v.parse(healthSchema, await (await fetch(`${origin}/healthz?verbose`, { headers })).json())
}

/** Waits until all that a SITE kept in its own file meanwhile is in the shared spool. */
export async function handedOver(origin: string, token: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { deliveries } = await healthOf(origin, token)
    if (deliveries['handover pending'] === 0 && 'inbox pending' in deliveries) return
    await wait(100)
  }
  throw new Error('The file still holds enquiries after a minute')
}
