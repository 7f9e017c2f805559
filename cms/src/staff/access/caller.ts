import type { Endpoint } from 'payload'
import * as v from 'valibot'

const markSchema = v.object({ caller: v.picklist(['anyone', 'staff']) })

/** Who may call an endpoint of ours. */
export type Caller = v.InferOutput<typeof markSchema>['caller']

/** Marks an endpoint as ours: only with this mark does it exist at the gate. */
export function calledBy(caller: Caller, endpoint: Endpoint): Endpoint {
  return { ...endpoint, custom: { caller } }
}

/** Who may call an endpoint; `null`: it has no mark of ours. */
export function callerOf({ custom }: Pick<Endpoint, 'custom'>): Caller | null {
  const mark = v.safeParse(markSchema, custom)
  return mark.success ? mark.output.caller : null
}
