import { type Condition, listLink, whereOf } from '../../base/list-link.ts'
import { LIST_VIEWS } from '../../inbox/list-views.ts'
import { MAIL_TROUBLE_WORDS } from '../../inbox/mails/mail-fields.ts'
import type { Asking } from './asking.ts'
import { andMore, type Task, type TaskLine } from './task.ts'
import { waitingWords } from './waiting.ts'

/** What is answered or spam needs no mail any more. */
const UNMAILED: Condition[] = [
  ['mailTrouble', 'exists', 'true'],
  ['status', 'not_equals', 'done'],
  ['status', 'not_equals', 'spam'],
]
const LINES = 4

/** The enquiries the staff should have had a mail about and have not, and why. */
export async function unmailed({ payload, user, now }: Asking): Promise<Task> {
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: whereOf(UNMAILED),
    sort: 'receivedAt',
    limit: LINES,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true, subject: true, receivedAt: true, mailTrouble: true },
  })
  const link = listLink(payload, 'enquiries', UNMAILED, LIST_VIEWS.unmailed)
  const lines = docs.flatMap(({ id, name, subject, receivedAt, mailTrouble }): TaskLine[] => {
    if (!mailTrouble) return []
    const waiting = waitingWords(new Date(receivedAt), now)
    const why = MAIL_TROUBLE_WORDS[mailTrouble]
    const words = {
      en: `For ${waiting.en}: ${name}, “${subject}”. ${why.en}`,
      ja: `${waiting.ja}前から　${name} 様「${subject}」　${why.ja}`,
    }
    return [{ words, link: `${payload.config.routes.admin}/collections/enquiries/${id}` }]
  })
  const more = totalDocs - lines.length
  return {
    id: 'mails',
    title: { en: 'Mail that could not be sent', ja: '送れなかったメール' },
    nothing: { en: 'No mail to the staff is held up.', ja: '送れなかったメールはありません。' },
    note: {
      en: 'These enquiries have arrived here; only the mail that tells the staff of them has not gone out. Please tell the person who runs the server.',
      ja: 'お問い合わせはここに届いています。スタッフに知らせるメールだけが送れていません。サーバーの管理者に連絡してください。',
    },
    count: totalDocs,
    link,
    isPressing: true,
    lines: [...lines, ...(more > 0 ? [{ words: andMore(more), link }] : [])],
  }
}
