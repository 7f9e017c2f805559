import { GOOGLE_README, type GoogleFiles, googleFiles } from '@noren/contract/google/files'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Snapshot } from '@noren/contract/snapshot'
import { settings } from '../../base/settings.ts'
import type { ZippedFile } from '../../base/zip.ts'

/** The files for the Business Profiles of a snapshot's restaurants, a folder each, and what was left out. */
export function googleFolder(
  { content }: Snapshot,
  now: Date,
): { files: ZippedFile[]; restaurants: GoogleFiles[] } {
  const restaurants = (content.restaurants ?? []).flatMap(
    (raw) => googleFiles(raw, settings.siteOrigin, tokyoMinute(now)) ?? [],
  )
  const files = restaurants.flatMap(({ slug, files }) =>
    files.map(({ name, text }) => ({ path: `${slug}/${name}`, text })),
  )
  return { files: [{ path: 'README.txt', text: GOOGLE_README }, ...files], restaurants }
}
