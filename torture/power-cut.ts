import { atLeast, atMost, type Figure } from './figure.ts'
import { cutWhileStaffSave } from './power-cut/desk.ts'
import { cutWhileVisitorsWrite } from './power-cut/enquiries.ts'
import { cutWhilePublishing } from './power-cut/snapshot.ts'
import { lostAndDoubled, lostOf } from './support/writers.ts'

/** How often the power goes at each program; `CUTS=1000` for the long run. The desk starts slowly: a fifth there. */
const CUTS = Number(process.env.CUTS ?? 20)
const DESK_CUTS = Math.ceil(CUTS / 5)
/** With a disk that ignores syncs. */
const LIES = 2

/**
 * The power goes while visitors write, a desk publishes and staff save: what was not synced is forgotten
 * (`power-cut/disk.c`). That this is seen, a disk shows that ignores every sync.
 */
export async function powerCut(): Promise<Figure[]> {
  const enquiries = await cutWhileVisitorsWrite(CUTS)
  const shown = await cutWhilePublishing(CUTS)
  const saves = await cutWhileStaffSave(DESK_CUTS)
  const lies = { ignoresSync: true }
  const unsynced = await cutWhileVisitorsWrite(LIES, lies)
  const unshown = await cutWhilePublishing(LIES, lies)
  const unsaved = await cutWhileStaffSave(1, lies)
  const [published, saved, photos] = [shown.published, saves.saved, saves.photos].map((count) =>
    count.toLocaleString('en'),
  )
  return [
    ...lostAndDoubled(`${CUTS} cuts`, enquiries.acknowledged, enquiries.stored),
    atMost(`${CUTS} cuts, ${published} published: the site shows an older one`, shown.older, 0, ''),
    atMost('… a picture of it is missing or cut off', shown.torn, 0, ''),
    atMost(`${DESK_CUTS} cuts, ${saved} saves answered: the last is gone`, saves.gone, 0, ''),
    atMost(`… of ${photos} photos taken: missing or cut off`, saves.torn, 0, ''),
    atLeast(
      'A disk that ignores syncs: enquiries lost',
      lostOf(unsynced.acknowledged, unsynced.stored).length,
      1,
    ),
    atLeast('… an older one is shown', unshown.older, 1),
    atLeast('… the last save is gone', unsaved.gone, 1),
  ]
}
