import type { PerLanguage } from '@noren/contract/language'
import { type Announcement, readAnnouncement } from '@noren/contract/resources/announcement'
import type { Company } from '../../payload-types.ts'
import { localized } from '../per-language.ts'

/** The announcement; `null` when there is none. */
export function reshapeAnnouncement(doc: PerLanguage<Company>): Announcement | null {
  const { link, from, until } = doc.en.announcement ?? {}
  return readAnnouncement({
    text: localized(doc, ({ announcement }) => announcement?.text),
    link,
    // The desk keeps a day as noon UTC of it.
    from: from?.slice(0, 10),
    until: until?.slice(0, 10),
  })
}
