import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import { markedText } from '#src/language/marked-text.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'
import { receivedInJapan, refusedLines, staffMail, staffMessageId } from './staff-mail.ts'

/** A row of the spool that is an act. */
export type HandedAct = HandedEnquiry & { act: GuestAct; table: TableRequest }

/** Whether a row of the spool is what a guest does with a link, and no enquiry. */
export function isAct(enquiry: HandedEnquiry): enquiry is HandedAct {
  return enquiry.act !== undefined && enquiry.table !== undefined
}

/** What an act is, in a subject or a heading. */
export function actTitle({ kind }: GuestAct): string {
  return kind === 'cancelled' ? '取り消し（お客様より）' : 'ご来店前のご連絡（お客様より）'
}

/** What changes about the table by an act. */
export function changeLines({ people, time }: GuestAct): string[] {
  return [
    ...(people === undefined ? [] : [`→ 人数の変更: ${people}名`]),
    ...(time === undefined ? [] : [`→ 到着の時間: ${TIME_WORDS.jp.clock(readClock(time) ?? 0)}`]),
  ]
}

/**
 * The mail about what a guest did with the link of a table: to the same addresses as its request. Nobody's
 * name or address is in it, so nothing can be answered: the inbox has who it is.
 *
 * @param host our own, for the Message-ID
 * @param refused how many addresses of the restaurant the mail server refused; the company gets this then
 */
export function actMessage(
  { id, receivedAt, act, table }: HandedAct,
  settings: Pick<MailSettings, 'from' | 'to'>,
  host: string,
  { restaurants, redirects }: PublishedContent,
  refused = 0,
): SendMailOptions {
  const detail = restaurants?.detail(redirects.get(table.restaurant) ?? table.restaurant)
  const restaurant = markedText(readRestaurant(detail)?.name, 'jp').text || table.restaurant
  const day = TIME_WORDS.jp.date(readDay(table.date) ?? 0, true)
  const time = TIME_WORDS.jp.clock(readClock(table.time) ?? 0)
  const isCancelled = act.kind === 'cancelled'
  return {
    ...staffMail(settings),
    subject: `【${actTitle(act)}】${restaurant} ${day}${time} ${table.people}名`,
    text: [
      ...refusedLines(refused),
      isCancelled
        ? 'お客様が、お席を取り消されました。お店からのお断りではありません。'
        : 'お客様から、お席についてのご連絡がありました。',
      isCancelled ? 'The guest has cancelled this table.' : 'The guest tells you about this table.',
      '',
      `店舗: ${restaurant}`,
      `日時: ${day}${time}`,
      `人数: ${table.people}名`,
      `受付番号: ${referenceOf(act.of)}`,
      `受付: ${receivedInJapan(receivedAt)}（日本時間）`,
      ...changeLines(act),
      ...(act.words === undefined ? [] : ['', '--- お客様の言葉 ---', act.words]),
      '',
      'お客様のお名前とご連絡先は、受信箱で受付番号を検索してください。',
      '',
    ].join('\n'),
    date: new Date(receivedAt),
    messageId: staffMessageId(id, host, refused),
  }
}
