import { readBrand } from '@noren/contract/brand/brand'
import { readObject } from '@noren/contract/json'
import { readPaperRecord } from '@noren/contract/paper/paper-record'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import type { PayloadRequest } from 'payload'
import { settings } from '../../base/settings.ts'
import { ourTarget } from '../../base/targets/our-bucket.ts'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import type { Printed } from './sheets/printed.ts'

/** A restaurant as visitors see it now, by its id at the desk; `null` where they do not. */
export async function readPrinted(id: number): Promise<Printed | null> {
  const shown = await (await ourTarget()).current()
  const raw = shown?.content.restaurants?.find((each) => readObject(each)._id === String(id))
  const restaurant = readRestaurant(raw)
  if (!shown || !restaurant) return null
  return {
    restaurant,
    brand: readBrand(shown.brand),
    seq: shown.seq,
    day: dayInTokyo(new Date(shown.publishedAt)),
    origin: settings.siteOrigin,
    installation: readPaperRecord(shown.paper)?.installation ?? null,
  }
}

/** Whether a restaurant has changes that visitors do not see yet. */
export async function hasUnpublished(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'restaurants',
    where: {
      parent: { equals: id },
      latest: { equals: true },
      'version._status': { equals: 'draft' },
    },
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs > 0
}
