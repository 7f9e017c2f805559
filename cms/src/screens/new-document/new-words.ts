import type { Words } from '../../base/words.ts'
import type { ListSlug } from '../../content/model/source.ts'

export const NEW = {
  text: {
    en: 'It begins as a draft: visitors see nothing until you publish it.',
    ja: '下書きとして始まります。公開するまで、サイトには表示されません。',
  },
  from: { en: 'Begin with', ja: '始め方' },
  empty: { en: 'An empty form', ja: '空の店舗から始める' },
  fromHelp: {
    en: 'A copy takes over the opening hours, the table rules, seats, payment, house rules and the menu. Name, address, texts, way and pictures are its own.',
    ja: '複製すると、営業時間・ご予約の条件・お席・お支払い・お願い・お品書きを引き継ぎます。店名・住所・紹介文・アクセス・写真は引き継ぎません。',
  },
  missing: { en: 'Please write a name first.', ja: '名前を入力してください。' },
  failed: {
    en: 'It could not be added. What you typed is still here; please try again.',
    ja: '追加できませんでした。入力した内容は残っています。もう一度お試しください。',
  },
  cancel: { en: 'Cancel', ja: 'キャンセル' },
} as const

/** A choice of what a new restaurant begins with. */
export function copyOf(name: string): Words {
  return { en: `A copy of ${name}`, ja: `「${name}」を複製して始める` }
}

/** The address of the screen for a new document, beginning with a copy of another one. */
export function newAddress(slug: ListSlug, from?: number): string {
  return `/admin/collections/${slug}/create${from === undefined ? '' : `?from=${from}`}`
}
