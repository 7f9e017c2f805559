import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { languageFromCode } from '@noren/contract/language'
import { minuteWords } from '../../../base/ui/in-tokyo.ts'
import { languageWords, type Words } from '../../../base/words.ts'
import { isOverdue, type Plan } from './plan.ts'

/** What can be planned, in the order of the choice. */
export const PLAN_TYPES: readonly Plan['type'][] = ['publish', 'unpublish']

/** The words of the dialog, and of the list of what is planned. */
export const PLANNING = {
  title: { en: 'Publish at a set time', ja: '公開の予定' },
  what: { en: 'What to do', ja: 'すること' },
  publish: { en: 'Publish', ja: '公開する' },
  unpublish: { en: 'Unpublish', ja: '公開をやめる' },
  day: { en: 'Day', ja: '日付' },
  time: { en: 'Time in Japan', ja: '時刻（日本時間）' },
  languages: { en: 'Languages', ja: '言語' },
  all: { en: 'All', ja: 'すべての言語' },
  allOfIt: {
    en: 'The draft is published as it is then, with what others have written in it.',
    ja: 'その時点の下書きを、ほかの人が書いた変更も含めて公開します。',
  },
  plan: { en: 'Plan it', ja: '予定に入れる' },
  close: { en: 'Close', ja: '閉じる' },
  cancel: { en: 'Cancel the plan', ja: '予定を取り消す' },
  none: { en: 'Nothing is planned.', ja: '公開の予定はありません。' },
  untilThen: {
    en: 'If the form is published before then, this draft goes live immediately.',
    ja: 'それまでにこの画面を公開すると、下書きはその時点で公開されます。',
  },
  noTime: { en: 'Please choose a day and a time.', ja: '日付と時刻を選んでください。' },
  notSaved: {
    en: 'What you typed could not be saved yet, so nothing was planned. Please close this and look at the form.',
    ja: '入力した内容をまだ保存できていないため、予定に入れていません。閉じて、入力画面を確かめてください。',
  },
  failed: {
    en: 'It could not be planned. Please check the connection and try again.',
    ja: '予定に入れられませんでした。通信状態を確認して、もう一度お試しください。',
  },
} satisfies { [Part in string]: Words }

/** The moment of a day and a time of the clock in Japan; not a valid date where one is missing. */
export function planAt(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+09:00`)
}

/** The text about a plan on the screen of its document; times are Japan's. */
export function planWords({
  at,
  type,
  locale,
  failure,
}: Pick<Plan, 'at' | 'type' | 'locale' | 'failure'>): Words {
  const when = minuteWords(tokyoMinute(at))
  const language = languageFromCode(locale ?? '')
  const only = language && languageWords(language)
  const what: Words =
    type === 'publish'
      ? { ja: only ? `${only.ja}の公開` : '公開', en: only ? `publish in ${only.en}` : 'publish' }
      : { ja: '公開の終了', en: 'take off the site' }
  return failure
    ? {
        ja: `${when.ja}に予定していた「${what.ja}」はできませんでした。${failure.words.ja}`,
        en: `Planned for ${when.en}, but failed: ${what.en}. ${failure.words.en}`,
      }
    : {
        ja: `公開の予定：${when.ja}（日本時間）に${what.ja}`,
        en: `Planned: ${what.en} on ${when.en} (Japan)`,
      }
}

/** What becomes of a plan that failed, and what staff can do. */
export function afterFailureWords(plan: Pick<Plan, 'at' | 'failure'>, now: Date): Words {
  if (plan.failure?.isOvertaken) return OVERTAKEN
  return isOverdue(plan, now) ? ASKED : STILL_DUE
}

const STILL_DUE: Words = {
  en: 'Once it is corrected, it is done automatically, until 24 hours after that time.',
  ja: '直すと、予定の時刻から24時間以内は自動で実行されます。',
}

const ASKED: Words = {
  en: 'More than 24 hours have passed, so it is not done automatically any more. Please open it, and publish it or cancel the plan.',
  ja: '予定の時刻から24時間を過ぎたため、自動では実行されません。画面を開いて、公開するか、予定を取り消してください。',
}

const OVERTAKEN: Words = {
  en: 'The time of a later plan has come since, so it is not done automatically any more. Please open it, and publish it or cancel the plan.',
  ja: 'このあとの予定の時刻が来たため、自動では実行されません。画面を開いて、公開するか、予定を取り消してください。',
}
