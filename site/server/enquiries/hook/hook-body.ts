import { nationalPhone } from '@noren/contract/enquiry/phone'
import { referenceOf } from '@noren/contract/enquiry/reference'
import type { TableEnquiry } from '../mail/table-message.ts'
import { type DeskLinks, type TableWords, tableLine } from '../mail/table-words.ts'

/**
 * What the web hook gets about a requested table, in JSON (docs/guides/web-hook.md). `text` can be posted to
 * a chat as it is. Only with `withGuest` is anything in it that the guest wrote.
 */
export function hookBody(
  { id, receivedAt, language, table, name, phone, email, message }: TableEnquiry,
  { words, links, withGuest }: { words: TableWords; links: DeskLinks | null; withGuest: boolean },
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

/** Chats call people by `@everyone` and `<!channel>`, which a guest may have written. */
function plain(name: string): string {
  return name.replaceAll('@', '＠').replaceAll('<', '＜').replaceAll('>', '＞')
}
