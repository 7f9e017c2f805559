import { isObject } from '@noren/contract/json'
import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { opensContent } from '../../staff/access/own.ts'

/**
 * Payload lets any signed-in account plan a publish of anything and checks their rights only when it is
 * due, and lets them cancel any plan. Here both need the right to edit the document. This also cancels
 * plans itself: Payload would add an empty plan without a time in its place.
 */
export const planPublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, doc, global, req } = args
  const isOpen = (plan: unknown): boolean => {
    if (!isObject(plan)) return false
    const { doc: planned, global: part } = plan
    if (typeof part === 'string') return opensContent(req.user, part)
    return isObject(planned) && opensContent(req.user, String(planned.relationTo), planned.value)
  }
  if (deleteID === undefined) {
    if (!isOpen({ doc, global })) throw new Forbidden(req.t)
    return schedulePublishHandler(args)
  }
  const where = { id: { equals: deleteID } }
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, depth: 0 })
  if (docs.length === 0 || !docs.every(({ input }) => isOpen(input))) throw new Forbidden(req.t)
  await req.payload.delete({ collection: 'payload-jobs', where })
  return { message: req.t('general:success') }
}
