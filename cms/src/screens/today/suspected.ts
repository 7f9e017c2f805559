import type { Words } from '../../base/words.ts'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { type Asking, enquiriesOf, type Task, type TaskLine, withRest } from './task.ts'

const LINES = 4

/**
 * Recent, unopened enquiries that look like spam or came in a burst: among them may be a guest, who saw
 * a thank-you although no mail reaches the staff. `null` when there are none.
 */
export async function suspected(asking: Asking): Promise<Task | null> {
  const { docs, count, link } = await enquiriesOf(asking, 'suspected', { limit: LINES })
  if (count === 0) return null
  const rush = await inRush(asking)
  const lines = docs.map(
    ({ id, name, subject }): TaskLine => ({
      words: { en: `${name}, “${subject}”`, ja: `${name} 様「${subject}」` },
      link: screenOf({ collection: 'enquiries', id }),
    }),
  )
  return {
    id: 'suspected',
    title: { en: 'Suspected spam', ja: '迷惑メールの疑い' },
    note: rush ? IN_A_RUSH : AMONG_SPAM,
    count,
    link,
    // Suspected spam is mostly from programs; a burst catches everyone, guests as well.
    isPressing: rush !== null,
    lines: [...(rush ? [rush] : []), ...withRest(lines, count, link)],
  }
}

const AMONG_SPAM: Words = {
  en: 'A guest may be among them, who was thanked all the same. Open what looks real and press “Not spam”; what you have opened is no longer counted.',
  ja: 'お客様からのものが混じっていることがあります（送信者にはお礼を表示済みです）。心当たりのあるものは開いて「迷惑メールではない」を押してください。開いたものは数えません。',
}

const IN_A_RUSH: Words = {
  en: 'So many enquiries came at the same time that they were collected here, without a mail for each. Guests are likely among them, who were thanked all the same: look through the list, open what looks real and press “Not spam”. What you have opened is no longer counted. If it goes on, contact the person who runs the server.',
  ja: '短時間に多数のお問い合わせが届いたため、1件ずつのメール通知をせず、ここに分けて保管しています。お客様からのものが混じっている可能性が高いため（送信者にはお礼を表示済みです）、一覧を確認し、心当たりのあるものは開いて「迷惑メールではない」を押してください。開いたものは数えません。続くときは、サーバーの管理者に連絡してください。',
}

/** How many of these came in a burst, and the link to them. */
async function inRush(asking: Asking): Promise<TaskLine | null> {
  const { count, link } = await enquiriesOf(asking, 'rush', { limit: 1 })
  const en = `${count} came while very many wrote at once`
  return count > 0 ? { words: { en, ja: `短時間に集中して届いたもの：${count}件` }, link } : null
}
