import { type Condition, listLink, whereOf } from '../../base/list-link.ts'
import { LIST_VIEWS } from '../../inbox/list-views.ts'
import type { Asking } from './asking.ts'
import type { Task } from './task.ts'
import { waitingWords } from './waiting.ts'

const NEW: Condition[] = [['status', 'equals', 'new']]

/** Staff promise an answer within two working days; after one it is time. */
const PRESSING_MS = 24 * 3_600_000

/** The enquiries nobody has answered, and how long the oldest of them waits. */
export async function newEnquiries({ payload, user, now }: Asking): Promise<Task> {
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: whereOf(NEW),
    sort: 'receivedAt',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, subject: true, receivedAt: true },
  })
  const lines = docs.map(({ id, name, subject, receivedAt }) => {
    const waiting = waitingWords(new Date(receivedAt), now)
    return {
      words: {
        en: `The oldest has waited for ${waiting.en}: ${name}, “${subject}”`,
        ja: `いちばん古いものは${waiting.ja}前に届きました：${name} 様「${subject}」`,
      },
      link: `${payload.config.routes.admin}/collections/enquiries/${id}`,
    }
  })
  return {
    id: 'enquiries',
    title: { en: 'New enquiries', ja: '未対応のお問い合わせ' },
    nothing: { en: 'Every enquiry is being seen to.', ja: '未対応のお問い合わせはありません。' },
    count: totalDocs,
    link: listLink(payload, 'enquiries', NEW, LIST_VIEWS.oldest),
    isPressing: docs.some(
      ({ receivedAt }) => now.getTime() - Date.parse(receivedAt) >= PRESSING_MS,
    ),
    lines,
  }
}
