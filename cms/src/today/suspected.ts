import { LIST_VIEWS } from '../inbox/list-views.ts'
import { type Condition, listLink, whereOf } from '../list-link.ts'
import { DAY_MS } from '../rounds.ts'
import type { Asking } from './asking.ts'
import { andMore, type Task, type TaskLine } from './task.ts'

/** A guest who was taken for a program has written again or called by then. */
const LATELY_DAYS = 7
const LINES = 4

/**
 * The enquiries of late that look like spam and that nobody has opened: a guest may be among them, who was
 * thanked and of whom no mail tells. `null` when there are none.
 */
export async function suspected({ payload, user, now }: Asking): Promise<Task | null> {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS).toISOString()
  const unread: Condition[] = [
    ['quarantined', 'equals', 'true'],
    ['status', 'equals', 'spam'],
    ['readAt', 'exists', 'false'],
    ['receivedAt', 'greater_than', since],
  ]
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: whereOf(unread),
    sort: '-receivedAt',
    limit: LINES,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, subject: true },
  })
  if (totalDocs === 0) return null
  const link = listLink(payload, 'enquiries', unread, LIST_VIEWS.newest)
  const lines = docs.map(
    ({ id, name, subject }): TaskLine => ({
      words: { en: `${name}, “${subject}”`, ja: `${name} 様「${subject}」` },
      link: `${payload.config.routes.admin}/collections/enquiries/${id}`,
    }),
  )
  const more = totalDocs - lines.length
  return {
    id: 'suspected',
    title: { en: 'Suspected spam', ja: '迷惑メールの疑い' },
    nothing: { en: '', ja: '' },
    note: {
      en: 'A guest may be among them, who was thanked all the same. Open what looks real and press “Not spam”; what you have opened is not counted any more.',
      ja: 'お客様からのものが混じっていることがあります（送信者にはお礼を表示済みです）。心当たりのあるものは開いて「迷惑メールではない」を押してください。開いたものは数えません。',
    },
    count: totalDocs,
    link,
    isPressing: false,
    lines: [...lines, ...(more > 0 ? [{ words: andMore(more), link }] : [])],
  }
}
