import type { Words } from '../../base/words.ts'

/** A guide for staff: `docs/desk/<language>/<name>.md`. */
type Guide = {
  name: string
  title: Words
  /** How the addresses of its screens begin, behind `/admin`. */
  screens: readonly string[]
}

/** The desk's name for its guides. */
export const HELP: Words = { en: 'How to', ja: '使い方' }

/** In the order a new member of staff reads them. */
export const GUIDES: readonly Guide[] = [
  {
    name: 'first-steps',
    title: { en: 'First steps', ja: 'はじめに' },
    screens: [],
  },
  {
    name: 'menu',
    title: { en: 'Dishes, prices, sold out', ja: 'お品書き・価格・売り切れ' },
    screens: ['/menu'],
  },
  {
    name: 'closures',
    title: { en: 'Closed days and special hours', ja: '臨時休業・特別営業' },
    screens: ['/closures'],
  },
  {
    name: 'texts',
    title: { en: 'Write, look, publish', ja: '文章を書いて、確かめて、公開する' },
    screens: ['/collections', '/globals', '/translations'],
  },
  {
    name: 'news',
    title: { en: 'Write news', ja: 'お知らせを書く' },
    screens: ['/collections/news'],
  },
  {
    name: 'pictures',
    title: { en: 'Pictures and videos', ja: '写真と動画' },
    screens: ['/collections/media', '/collections/videos'],
  },
  {
    name: 'enquiries',
    title: { en: 'Enquiries and tables', ja: 'お問い合わせと予約' },
    screens: ['/collections/enquiries', '/globals/reply-letters'],
  },
  {
    name: 'later',
    title: { en: 'Publish later, go back', ja: '公開の予定・元に戻す' },
    screens: ['/globals/former-site'],
  },
  {
    name: 'people',
    title: { en: 'Staff and signing in', ja: 'スタッフとログイン' },
    screens: ['/collections/users', '/account', '/audit', '/globals/sign-in-rules'],
  },
]

/** The guide to the screen at this address; the most specific one where several match. */
export function guideTo(path: string): Guide | null {
  const length = ({ screens }: Guide) =>
    Math.max(
      0,
      ...screens.filter((screen) => path.startsWith(screen)).map((screen) => screen.length),
    )
  const [best] = GUIDES.toSorted((a, b) => length(b) - length(a))
  return best && length(best) > 0 ? best : null
}
