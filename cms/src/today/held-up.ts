import { referenceOf } from '@noren/contract/enquiry/reference'
import type { Task } from './task.ts'

/**
 * Enquiries that are still with SITE since the desk could not store them; `null` when there are none.
 * @param ids as SITE gives them; visitors were told what they end with
 */
export function heldUp(ids: readonly string[]): Task | null {
  if (ids.length === 0) return null
  const numbers = ids.map(referenceOf)
  return {
    id: 'held-up',
    title: { en: 'Enquiries that could not be taken in', ja: '取り込めなかったお問い合わせ' },
    nothing: { en: '', ja: '' },
    note: {
      en: `Nothing is lost: the site keeps them, mails them as usual, and they are tried again every ten minutes. Please tell the person who runs the server: ${numbers.join(', ')}.`,
      ja: `内容は失われていません。サイトに保管されており、通知メールは通常どおり送られます。10分ごとに取り込みを再試行します。サーバーの管理者に、次の受付番号を伝えてください：${numbers.join('、')}`,
    },
    count: ids.length,
    link: null,
    isPressing: true,
    lines: [],
  }
}
