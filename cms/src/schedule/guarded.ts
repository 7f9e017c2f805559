import { isObject } from '@noren/contract/json'
import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { opensContent } from '../access/own.ts'

/**
 * Payload lets whoever is signed in plan a publish of anything, and looks at their rights when its time
 * has come; and lets them take back any plan. Here both need the right to write the document.
 */
export const planPublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, doc, global, req } = args
  const asked: unknown[] = doc || global ? [{ doc, global }] : []
  if (deleteID !== undefined) {
    const { docs } = await req.payload.find({
      collection: 'payload-jobs',
      where: { id: { equals: deleteID } },
      depth: 0,
    })
    asked.push(...docs.map(({ input }) => input))
  }
  const isOpen = (plan: unknown): boolean => {
    if (!isObject(plan)) return false
    const { doc: planned, global: part } = plan
    if (typeof part === 'string') return opensContent(req.user, part)
    return isObject(planned) && opensContent(req.user, String(planned.relationTo), planned.value)
  }
  if (asked.length === 0 || !asked.every(isOpen)) throw new Forbidden(req.t)
  return schedulePublishHandler(args)
}
