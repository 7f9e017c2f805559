import type { Words } from '../../base/words.ts'

export const BAR = {
  name: { en: 'Save and publish', ja: '保存と公開' },
  ways: { en: 'Other ways to publish', ja: 'そのほかの公開方法' },
  publicWithChanges: { en: 'On the site, with unpublished changes', ja: '公開中・変更あり' },
  planned: { en: 'Planned', ja: '公開予定' },
  typed: { en: 'Not saved yet', ja: 'まだ保存していません' },
  gone: {
    en: 'This no longer exists: someone has deleted it. Please copy what you still need before you leave.',
    ja: 'この内容は、すでに削除されています。必要な文章は、画面を離れる前に控えてください。',
  },
  outdated: {
    en: 'Not saved: the desk has been renewed since this page was opened. What you typed is kept, and is in the form again once the page is reloaded.',
    ja: '保存していません。この画面を開いたあとで、管理画面が新しくなりました。入力した内容は残っており、再読み込みすると入力欄に戻ります。',
  },
  reload: { en: 'Reload', ja: '再読み込み' },
  toTrash: { en: 'To the trash', ja: 'ゴミ箱を開く' },
  preview: { en: 'Preview', ja: 'プレビュー' },
  draftPage: { en: 'The page as it was last saved', ja: '最後に保存した内容のページ' },
  phone: { en: 'Phone', ja: 'スマートフォン' },
  wide: { en: 'Full width', ja: '幅いっぱい' },
} satisfies { [Part in string]: Words }

/** The time on the clock of the last save from this screen: `10:32`. */
export const savedWords = (time: string): Words => ({
  en: `Saved at ${time}`,
  ja: `${time}に保存しました`,
})

/** Two people changed the same; the fields ask what is to stay. */
export const clashWords = (by: string | null): Words => ({
  en: `Not saved yet: ${by ?? 'another window of yours'} has changed the same. Please choose at the field which is to stay; everything you typed is still here.`,
  ja: `まだ保存していません。${by === null ? 'ご自身のほかの画面' : `${by}さん`}が同じ項目を変更しました。どちらを残すか、その項目で選んでください。入力した内容は残っています。`,
})

/** A button with its keys, on the keyboards of both kinds of computers. */
export const keysWords = (what: Words, keys: string): Words => ({
  en: `${what.en} (Ctrl/⌘+${keys})`,
  ja: `${what.ja}（Ctrl/⌘+${keys}）`,
})
