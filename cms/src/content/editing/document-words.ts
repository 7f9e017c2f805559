import type { Words } from '../../base/words.ts'

/** What staff do with a whole document, what they are asked before, and what is said after. */
export const DOCUMENT = {
  bar: { en: 'Save and publish', ja: '保存と公開' },
  more: { en: 'More options', ja: 'そのほかの操作' },
  untitled: { en: '(no name yet)', ja: '（名前が未入力）' },
  saveDraft: { en: 'Save draft', ja: '下書きを保存' },
  saving: { en: 'Saving…', ja: '保存しています…' },
  publishing: { en: 'Publishing', ja: '公開しています' },
  ways: { en: 'Other ways to publish', ja: 'そのほかの公開方法' },
  schedule: { en: 'Publish at a set time', ja: '公開日時を決める' },
  history: { en: 'Versions', ja: '履歴' },
  public: { en: 'On the site now', ja: '公開中' },
  publicWithChanges: { en: 'On the site, with unpublished changes', ja: '公開中・変更あり' },
  planned: { en: 'Planned', ja: '公開予定' },
  changed: { en: 'Unpublished changes', ja: '未公開の変更あり' },
  draft: { en: 'Draft', ja: '下書き' },
  preview: { en: 'Preview', ja: 'プレビュー' },
  openPreview: { en: 'Show a preview beside the form', ja: '入力欄の横にプレビューを表示' },
  closePreview: { en: 'Close the preview beside the form', ja: '入力欄の横のプレビューを閉じる' },
  previewInTab: { en: 'Open a preview in a new tab', ja: 'プレビューを新しいタブで開く' },
  draftPage: { en: 'The page as it was last saved', ja: '最後に保存した内容のページ' },
  phone: { en: 'Phone', ja: 'スマートフォン' },
  wide: { en: 'Full width', ja: '幅いっぱい' },
  duplicate: { en: 'Duplicate', ja: '複製' },
  duplicateUnsaved: { en: 'Duplicate without saving?', ja: '保存せずに複製しますか' },
  aboutToDuplicate: {
    en: 'There are changes you have not saved. The copy has what was saved last.',
    ja: '保存していない変更があります。複製には、最後に保存した内容が入ります。',
  },
  duplicateSaved: { en: 'Duplicate what was saved', ja: '変更を保存せずに複製する' },
  revert: { en: 'Go back to what is public', ja: '公開中の内容に戻す' },
  confirmRevert: { en: 'Go back to what is public?', ja: '公開中の内容に戻しますか' },
  aboutToRevert: {
    en: 'Unfinished changes are dropped, and the form has what is public again.',
    ja: '書きかけの変更を取り消し、公開中の内容に戻します。',
  },
  reverted: { en: 'The form has what is public again.', ja: '公開中の内容に戻しました。' },
  notReverted: {
    en: 'It could not go back to what is public. Please try again.',
    ja: '公開中の内容に戻せませんでした。もう一度お試しください。',
  },
  unpublish: { en: 'Unpublish', ja: '公開をやめる' },
  confirmUnpublish: { en: 'Unpublish?', ja: '公開をやめますか' },
  aboutToUnpublish: {
    en: 'It goes from the site and becomes a draft.',
    ja: 'この内容をサイトから消し、下書きに戻します。',
  },
  unpublished: { en: 'Unpublished successfully.', ja: '公開をやめました。' },
  notUnpublished: {
    en: 'It could not be unpublished. Please try again.',
    ja: '公開をやめられませんでした。もう一度お試しください。',
  },
  unknown: {
    en: 'Something went wrong. Please try again.',
    ja: 'エラーが発生しました。もう一度お試しください。',
  },
} satisfies { [Part in string]: Words }

/** What is asked before a copy of what was saved last, and before what takes something away. */
export const ASKED = {
  duplicate: {
    title: DOCUMENT.duplicateUnsaved,
    text: DOCUMENT.aboutToDuplicate,
    yes: DOCUMENT.duplicateSaved,
  },
  revert: {
    title: DOCUMENT.confirmRevert,
    text: DOCUMENT.aboutToRevert,
    yes: DOCUMENT.revert,
  },
  unpublish: {
    title: DOCUMENT.confirmUnpublish,
    text: DOCUMENT.aboutToUnpublish,
    yes: DOCUMENT.unpublish,
  },
}

/** Once a document of a kind has a copy. */
export function duplicatedWords(kind: Words): Words {
  return { en: `${kind.en} successfully duplicated.`, ja: `${kind.ja}を複製しました。` }
}
