import { deskLanguage, type Words } from '../words.ts'

/** The word Payload has on the button of every question, in the desk's languages. */
const PAYLOADS_WORDS = ['Confirm', '実行']

const DELETE: Words = { en: 'Delete', ja: '削除する' }
const TO_TRASH: Words = { en: 'Move to the trash', ja: 'ゴミ箱に入れる' }
const TO_TRASH_QUESTION: Words = { en: 'Move to the trash?', ja: 'ゴミ箱に入れますか' }
const EMPTY_QUESTION: Words = { en: 'Empty the trash?', ja: 'ゴミ箱を空にしますか' }

/** What the button does, by the beginning or the end of the question's id. */
const ANSWERS: readonly [question: RegExp, words: Words][] = [
  [/^perma-delete-|^confirm-empty-trash$/, { en: 'Delete for good', ja: '完全に削除する' }],
  [/^delete-|confirm-delete-many-docs$/, DELETE],
  [/^restore-version$/, { en: 'Go back to this version', ja: 'この内容に戻す' }],
  [/^(?:confirm-)?restore-/, { en: 'Put back', ja: '戻す' }],
  [/^confirm-revert-/, { en: 'Go back to what is public', ja: '公開中の内容に戻す' }],
  [/^confirm-un-publish-|(?:^|-)unpublish-/, { en: 'Unpublish', ja: '公開をやめる' }],
  [/(?:^|-)publish-/, { en: 'Publish', ja: '公開する' }],
  [/^confirm-reset-modal$/, { en: 'Reset', ja: '初めの状態に戻す' }],
]

/** Where a question is about the trash: our translations name it. */
const OF_TRASH = /Trash|trash|ゴミ箱/

/** A text of one of Payload's questions, where its button and heading say what is going to happen. */
export function dialogText({ data, parentElement }: Text, language: string): string {
  const dialog = parentElement?.closest('.confirmation-modal')
  if (!dialog) return data
  const desk = deskLanguage(language)
  const answer = ANSWERS.find(([question]) => question.test(dialog.id))?.[1]
  const goesToTrash =
    answer === DELETE &&
    OF_TRASH.test(dialog.querySelector('.confirmation-modal__content')?.textContent ?? '')
  if (parentElement?.matches('h1')) {
    if (goesToTrash) return TO_TRASH_QUESTION[desk]
    return dialog.id === 'confirm-empty-trash' ? EMPTY_QUESTION[desk] : data
  }
  const isAnswer = PAYLOADS_WORDS.includes(data) && parentElement?.closest('#confirm-action')
  return isAnswer && answer ? (goesToTrash ? TO_TRASH : answer)[desk] : data
}
