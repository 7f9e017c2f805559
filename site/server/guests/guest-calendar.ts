import { calendarFile, calendarType } from '@noren/contract/reservation/calendar-file'
import type { GuestTable } from '@noren/contract/reservation/guest-link'
import { stayEnds } from '@noren/contract/reservation/stay'
import { TABLE_WORDS } from '#src/pages/contact/table-request.ts'
import type { HeaderPolicy } from '../http/response/headers.ts'
import { PRIVATE_LINK } from './guest-page.ts'
import type { GuestView } from './guest-view.ts'
import { GUEST_WORDS } from './guest-words.ts'

/**
 * The file that puts the table of a link into its guest's calendar, or takes the cancelled one out again; its title
 * says when it is only asked for.
 */
export function guestCalendar(
  view: GuestView,
  { id, day, minutes, people }: GuestTable,
  { address, now, policy }: { address: string; now: number; policy: HeaderPolicy },
): Response {
  const { language, kind, house, hours } = view
  const { event } = GUEST_WORDS[language]
  const isAsked = kind === 'asked' || kind === 'unanswered'
  const status = kind === 'cancelled' ? 'cancelled' : isAsked ? 'tentative' : 'confirmed'
  const summary = (isAsked ? event.asked : event.confirmed)(
    house.name.text,
    TABLE_WORDS[language].people(people),
  )
  const file = calendarFile({
    id,
    madeAt: new Date(now),
    day,
    minutes,
    until: stayEnds(hours, { day, minutes }),
    summary,
    location: house.name.text,
    description: [house.phone, address].filter(Boolean).join('\n'),
    status,
  })
  return new Response(file, {
    headers: {
      ...policy.file,
      'Content-Type': calendarType({ status }),
      'Content-Disposition': 'attachment; filename="table.ics"',
      ...PRIVATE_LINK,
    },
  })
}
