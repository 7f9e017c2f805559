import type { Task } from './task.ts'

/**
 * A quiet line about enquiries that SITE refused within a day, as too many came from one address or network;
 * `null` when it refused none. Their senders were told when to try again and how else to reach the company,
 * so that nothing needs doing unless guests complain.
 */
export function refused(count: number): Task | null {
  if (count === 0) return null
  return {
    id: 'refused',
    title: { en: 'Enquiries refused', ja: '受け付けなかったお問い合わせ' },
    nothing: {
      en: `In the last 24 hours the form refused ${count === 1 ? 'one enquiry' : `${count} enquiries`}, because too many came from the same connection. The sender was told when to try again, and the telephone number.`,
      ja: `この24時間に、同じ回線からの送信が多すぎたため、フォームが${count}件を受け付けませんでした。送信者には、あらためて送れるまでの時間と電話番号を表示済みです。`,
    },
    count: 0,
    link: null,
    isPressing: false,
    lines: [],
    action: {
      words: { en: 'What it means, and what to do', ja: '意味と対処を見る' },
      link: '/admin/guide/enquiries',
    },
  }
}
