import type { Words } from './words.ts'

/** The headings of the desk's menu, in order. What staff open every day stands above them alone (`NavLinks`). */
export const GROUPS = {
  home: { en: 'Home page', ja: 'トップページ' },
  pages: { en: 'Other pages', ja: 'その他のページ' },
  media: { en: 'Pictures and videos', ja: '写真・動画' },
  office: { en: 'Office', ja: '管理' },
} as const satisfies Record<string, Words>
