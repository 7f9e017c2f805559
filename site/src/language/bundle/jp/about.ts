import type { about as english } from '../en/about.ts'

/** The about page's own texts, in Japanese. */
export const about: typeof english = {
  loading: '会社案内を読み込んでいます',
  failed: '会社案内の内容を読み込めませんでした',
  pauseMarquee: '文字の動きを止める',
  services: '事業の内容',
  clients: 'お取引先',
}
