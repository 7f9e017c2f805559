import type { LateTable } from '@noren/contract/enquiry/recipients'
import { referenceOf } from '@noren/contract/enquiry/reference'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { MailSettings } from '../../settings.ts'
import { receivedInJapan, staffMail } from './staff-mail.ts'
import { type DeskLinks, type TableWords, tableLine } from './table-words.ts'

type Late = LateTable & { words: TableWords; links: DeskLinks | null }

/**
 * The mail to the company about requests for tables without an answer in time. It has no word of a guest,
 * nor Reply-To. The same requests always have the same Message-ID.
 *
 * @param host our own, for the Message-ID
 */
export function lateMessage(
  late: readonly [Late, ...Late[]],
  settings: Pick<MailSettings, 'from' | 'to'>,
  host: string,
): SendMailOptions {
  const [{ id, words }, ...others] = late
  return {
    ...staffMail(settings),
    subject: `【未返答のご予約】${tableLine(words)}${others.length > 0 ? `　ほか${others.length}件` : ''}`,
    text: [
      '次のご予約のお申し込みに、期限までに返答がありませんでした。お客様がお返事をお待ちです。',
      'These requests for a table have had no answer in time. The guests are waiting.',
      '',
      ...late.flatMap(linesOf),
    ].join('\n'),
    messageId: `<late-${id}@${host}>`,
  }
}

function linesOf({ id, receivedAt, words, links }: Late): string[] {
  return [
    `・${tableLine(words)}`,
    `　受付: ${receivedInJapan(receivedAt)}（日本時間）　受付番号: ${referenceOf(id)}`,
    ...(links ? [`　返答する: ${links.enquiry}`] : []),
    '',
  ]
}
