import { initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { DraftOf } from '../../model/source.ts'
import type { Publishing } from './plan.ts'

/**
 * Publishes a document as it was last saved, or unpublishes it, with the rights of the request's user.
 * @throws what a publish from the form would be refused with
 */
export async function publishStored(
  req: PayloadRequest,
  place: DraftOf,
  { type, locale }: Publishing,
): Promise<void> {
  const asked = {
    data: { _status: type === 'publish' ? ('published' as const) : ('draft' as const) },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    // What is missing in a language is looked for where it is published.
    ...(locale !== null && { locale, publishSpecificLocale: locale }),
  }
  await ('global' in place
    ? req.payload.updateGlobal({ ...asked, slug: place.global })
    : req.payload.update({ ...asked, ...place }))
}

/**
 * As {@link publishStored}, and takes it back at once: only a publish itself knows everything it is refused
 * for.
 */
export async function tryPublish(
  req: PayloadRequest,
  place: DraftOf,
  publishing: Publishing,
): Promise<void> {
  await initTransaction(req)
  try {
    await publishStored(req, place, publishing)
  } finally {
    await killTransaction(req)
  }
}
