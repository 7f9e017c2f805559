import type { Words } from './words.ts'

/** What adds a document to a list: the button beside the list's title, and the screen it opens. */
export const ADD = {
  restaurants: { en: 'Add a restaurant', ja: '店舗を追加' },
  solutions: { en: 'Add a business', ja: '事業を追加' },
  testimonials: { en: 'Add a testimonial', ja: 'お客様の声を追加' },
  news: { en: 'Write news', ja: 'お知らせを書く' },
  media: { en: 'Add a picture', ja: '写真を追加' },
  videos: { en: 'Add a video', ja: '動画を追加' },
  users: { en: 'Add a member of staff', ja: 'スタッフを追加' },
} as const satisfies Record<string, Words>

/** What adds to a list with this slug, if anything is added by hand. */
export function addWords(slug: string | undefined): Words | undefined {
  return new Map<string, Words>(Object.entries(ADD)).get(slug ?? '')
}
