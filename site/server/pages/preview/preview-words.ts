import type { Language } from '@noren/contract/language'

/** What stands on every page of a preview, so that nobody takes it for the site. */
export const PREVIEW_WORDS: { readonly [L in Language]: string } = {
  en: 'A draft to look at · not published',
  jp: '下書きの確認用・公開されていません',
}
