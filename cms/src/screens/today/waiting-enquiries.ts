import { DAY_MS } from '../../base/lengths.ts'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { MAIL_TROUBLE_WORDS } from '../../inbox/mails/mail-fields.ts'
import { guestNamed } from '../../inbox/tables/source.ts'
import { waitingWords } from '../../inbox/tables/waiting-words.ts'
import { type Asking, enquiriesOf, type Task, type TaskLine, withRest } from './task.ts'

/** The enquiries nobody has answered, and how long the oldest has waited. */
export async function newEnquiries(asking: Asking): Promise<Task> {
  const { now } = asking
  const oldest = { limit: 1, sort: ['receivedAt'] }
  const { docs, count, link } = await enquiriesOf(asking, 'open', oldest)
  const lines = docs.map(({ id, name, subject, receivedAt }) => {
    const waiting = waitingWords(new Date(receivedAt), now)
    const guest = guestNamed({ name })
    return {
      words: {
        en: `The oldest has waited for ${waiting.en}: ${guest.en}, “${subject}”`,
        ja: `いちばん古いものは${waiting.ja}前に届きました：${guest.ja}「${subject}」`,
      },
      link: screenOf({ collection: 'enquiries', id }),
    }
  })
  return {
    id: 'enquiries',
    title: { en: 'Unanswered enquiries', ja: '未対応のお問い合わせ' },
    nothing: { en: 'Every enquiry is answered.', ja: '未対応のお問い合わせはありません。' },
    count,
    link,
    // Staff promise an answer within two working days; after one it is time.
    isPressing: docs.some(({ receivedAt }) => now.getTime() - Date.parse(receivedAt) >= DAY_MS),
    lines,
  }
}

const LINES = 4

/** Enquiries that should have been mailed to the staff and were not, and why. */
export async function unmailed(asking: Asking): Promise<Task> {
  const { docs, count, link } = await enquiriesOf(asking, 'unmailed', { limit: LINES })
  const lines = docs.flatMap(({ id, name, subject, receivedAt, mailTrouble }): TaskLine[] => {
    if (!mailTrouble) return []
    const waiting = waitingWords(new Date(receivedAt), asking.now)
    const why = MAIL_TROUBLE_WORDS[mailTrouble]
    const words = {
      en: `For ${waiting.en}: ${name}, “${subject}”. ${why.en}`,
      ja: `${waiting.ja}前から　${name} 様「${subject}」　${why.ja}`,
    }
    return [{ words, link: screenOf({ collection: 'enquiries', id }) }]
  })
  return {
    id: 'mails',
    title: { en: 'Mail that could not be sent', ja: '送信に失敗したメール' },
    nothing: { en: 'No mail to the staff is delayed.', ja: '送信に失敗したメールはありません。' },
    note: {
      en: 'These enquiries have arrived here; only the mail about them to the staff has not been sent. Please contact the person who runs the server.',
      ja: 'お問い合わせはここに届いています。スタッフに知らせるメールだけが送れていません。サーバーの管理者に連絡してください。',
    },
    count,
    link,
    isPressing: true,
    lines: withRest(lines, count, link),
  }
}
