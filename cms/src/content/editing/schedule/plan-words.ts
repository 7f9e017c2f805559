import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { languageFromCode } from '@noren/contract/language'
import { minuteWords } from '../../../base/ui/in-tokyo.ts'
import { languageWords, type Words } from '../../../base/words.ts'
import { isOverdue, type Plan } from './plan.ts'

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
