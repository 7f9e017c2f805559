import { referenceOf } from '@noren/contract/enquiry/reference'
import { andMore, type Task } from './task.ts'

/** As many numbers as people read out on the phone. */
const NAMED = 10

/**
 * Enquiries that SITE still holds because the desk could not store them; `null` when there are none.
 * @param ids as SITE gives them; their ends are the numbers that visitors got
 * @param days after which SITE deletes them
 */
export function setAside(ids: readonly string[], days: number): Task | null {
  if (ids.length === 0) return null
  const named = ids.slice(0, NAMED).map(referenceOf)
  const more = andMore(ids.length - named.length)
  const isAll = named.length === ids.length
  const numbers = {
    en: named.join(', ') + (isAll ? '' : ` ${more.en}`),
    ja: named.join('、') + (isAll ? '' : `、${more.ja}`),
  }
  return {
    id: 'set-aside',
    title: { en: 'Enquiries that could not be taken in', ja: '取り込めなかったお問い合わせ' },
    note: {
      en: `The site keeps them, mails them where it sends mail, and they are tried again every ten minutes. It deletes them when they are ${days} days old. Please contact the person who runs the server: ${numbers.en}.`,
      ja: `内容はサイトに保管されており、10分ごとに取り込みを再試行します。通知メールを設定している場合、メールは届いています。受信から${days}日を過ぎると、サイトから削除されます。サーバーの管理者に、次の受付番号を伝えてください：${numbers.ja}`,
    },
    count: ids.length,
    isPressing: true,
    lines: [],
  }
}

/**
 * A quiet line about enquiries that SITE refused within a day, as too many came from one address or network;
 * `null` when it refused none. Their senders saw when to try again and how else to reach the company, so
 * staff need to act only if guests complain.
 */
export function refused(count: number): Task | null {
  if (count === 0) return null
  return {
    id: 'refused',
    title: { en: 'Enquiries refused', ja: '受け付けなかったお問い合わせ' },
    nothing: {
      en: `In the last 24 hours the form refused ${count === 1 ? 'one enquiry' : `${count} enquiries`}, because too many came from the same connection. The sender saw when to try again, and the phone number.`,
      ja: `この24時間に、同じ回線からの送信が多すぎたため、フォームが${count}件を受け付けませんでした。送信者には、あらためて送れるまでの時間と電話番号を表示済みです。`,
    },
    count: 0,
    isPressing: false,
    lines: [],
    action: {
      words: { en: 'What it means, and what to do', ja: '意味と対処を見る' },
      link: '/admin/guide/enquiries',
    },
  }
}
