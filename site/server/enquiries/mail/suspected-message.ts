import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { MailSettings } from '../../settings.ts'
import { receivedInJapan, staffMail } from './staff-mail.ts'

/** As many as staff read through; the inbox has them all. */
const LINES = 50
/** Characters shown of a name or a subject, which spam may make very long. */
const CHARACTERS = 40

/**
 * The mail about enquiries that look like spam or came in a burst, one for all since the last: staff see
 * at a glance whether a guest is among them. It has no Reply-To, so that no one answers by mistake.
 *
 * @param host our own, for the Message-ID
 */
export function suspectedMessage(
  enquiries: readonly [HandedEnquiry, ...HandedEnquiry[]],
  settings: Pick<MailSettings, 'from' | 'to'>,
  host: string,
): SendMailOptions {
  const more = enquiries.length - LINES
  const inBursts = enquiries.filter(({ marks }) => marks.includes('many-at-once')).length
  return {
    ...staffMail(settings),
    subject: `【迷惑メールの疑い】お問い合わせ${enquiries.length}件`,
    text: [
      `迷惑メールの疑いがあるため、1件ずつお知らせしていないお問い合わせが${enquiries.length}件あります。`,
      'お客様からのものがないか、受信箱で確認してください。お客様からのものは「迷惑メールではない」を押すと、新着に戻ります。',
      'These enquiries look like spam. Please check in the inbox that no guest is among them.',
      ...(inBursts > 0 ? burstLines(inBursts) : []),
      '',
      ...enquiries.slice(0, LINES).map(lineOf),
      ...(more > 0 ? [`ほか${more}件`] : []),
      '',
    ].join('\n'),
    messageId: `<suspected-${enquiries[0].id}@${host}>`,
  }
}

function burstLines(count: number): string[] {
  return [
    `うち${count}件は、短時間に集中して届いたものです。お客様からのものが混じっている可能性が高いため、必ず確認してください。`,
    `Of them, ${count} came while very many wrote at once: guests are likely among those.`,
  ]
}

function lineOf({ id, receivedAt, name, subject }: HandedEnquiry): string {
  return `・${receivedInJapan(receivedAt)}　${referenceOf(id)}　${short(name)}「${short(subject)}」`
}

function short(text: string): string {
  const characters = [...text]
  return characters.length > CHARACTERS ? `${characters.slice(0, CHARACTERS).join('')}…` : text
}
