import type { common as english } from '../en/common.ts'

/** Texts used all over the site, in Japanese. */
export const common: typeof english = {
  siteName: '私たちの会社',
  loading: '読み込み中…',
  error: 'エラー',
  success: '送信完了',
  retry: '再読み込み',
  close: '閉じる',
  skip: '本文へ移動',
  breadcrumb: 'パンくずリスト',
  playVideo: '動画を再生',
  notifications: '通知',
  errorMessage: (message: string) => `エラー：${message}`,
}
