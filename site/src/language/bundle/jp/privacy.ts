import type { privacy as english } from '../en/privacy.ts'

/** Texts of the privacy page around the policy itself, in Japanese. */
export const privacy: typeof english = {
  title: '個人情報\u200B保護方針',
  home: 'ホーム',
  missing: '個人情報保護方針はまだ公開されていません。お問い合わせページからお尋ねください。',
  contact: 'お問い合わせ',
}
