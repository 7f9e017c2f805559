import { nationalPhone } from '@noren/contract/enquiry/phone'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { actTitle, changeLines, type HandedAct } from '../mail/act-message.ts'
import type { TableEnquiry } from '../mail/table-message.ts'
import { type DeskLinks, type TableWords, tableLine } from '../mail/table-words.ts'

type Given = {
  words: TableWords
  links: DeskLinks | null
  /** Only then is anything in it that the guest wrote. */
  withGuest: boolean
}

/**
 * What the web hook gets about a requested table, in JSON (docs/guides/web-hook.md). `text` can be posted to
 * a chat as it is.
 */
export function hookBody(
  { id, receivedAt, language, table, name, phone, email, message }: TableEnquiry,
  { words, links, withGuest }: Given,
): string {
  const reference = referenceOf(id)
  return JSON.stringify({
    event: 'table-requested',
    text: [
      `【ご予約のお申し込み】${tableLine(words)}`,
      ...(withGuest ? [`${plain(name)} 様　${nationalPhone(phone)}`] : []),
      `受付番号 ${reference}`,
      ...(links ? [links.enquiry] : []),
    ].join('\n'),
    id,
    reference,
    receivedAt,
    language,
    table: { ...table, restaurantName: words.restaurant },
    link: links?.enquiry ?? null,
    ...(withGuest && { guest: { name, phone: nationalPhone(phone), email, message } }),
  })
}

/** What the web hook gets about what a guest did with the link of a table: of the guest their words at most. */
export function actHookBody(
  { id, receivedAt, language, table, act }: HandedAct,
  { words, links, withGuest }: Given,
): string {
  const { of, kind, people, time, words: said } = act
  const reference = referenceOf(of)
  const change = { ...(people !== undefined && { people }), ...(time !== undefined && { time }) }
  return JSON.stringify({
    event: kind === 'cancelled' ? 'table-cancelled' : 'table-news',
    text: [
      `【${actTitle(act)}】${tableLine(words)}`,
      ...changeLines(act),
      ...(said === undefined
        ? []
        : [withGuest ? plain(said) : 'ほかのご連絡は、受信箱でご確認ください。']),
      `受付番号 ${reference}`,
      ...(links ? [links.enquiry] : []),
    ].join('\n'),
    id,
    enquiry: of,
    reference,
    receivedAt,
    language,
    table: { ...table, restaurantName: words.restaurant },
    change,
    link: links?.enquiry ?? null,
    ...(withGuest && said !== undefined && { guest: { message: said } }),
  })
}

/** Chats call people by `@everyone` and `<!channel>`, which a guest may have written. */
function plain(text: string): string {
  return text.replaceAll('@', '＠').replaceAll('<', '＜').replaceAll('>', '＞')
}
