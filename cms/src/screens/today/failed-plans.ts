import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { isAsked } from '../../content/editing/schedule/plan.ts'
import { failedPlans, type PlacedPlan } from '../../content/editing/schedule/plans.ts'
import { documentWords } from '../../content/model/document-words.ts'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { type Asking, opensPlace, type Task, type TaskLine, withRest } from './task.ts'

const LINES = 8

/** What was to be published by itself and was not, with the reason; `null` when there is nothing. */
export async function failed(asking: Asking): Promise<Task | null> {
  const { payload, user, now } = asking
  const plans = (await failedPlans(payload)).filter(({ place }) => opensPlace(user, place))
  if (plans.length === 0) return null
  const lines = await Promise.all(plans.slice(0, LINES).map((each) => lineOf(asking, each)))
  return {
    id: 'failed-plans',
    title: { en: 'Not published as planned', ja: '予定どおりに公開できなかった内容' },
    note: plans.some(({ plan }) => isAsked(plan, now)) ? ASKED : STILL_DUE,
    count: plans.length,
    isPressing: true,
    lines: withRest(lines, plans.length, payload.config.routes.admin),
  }
}

async function lineOf(
  { payload, language }: Asking,
  { place, plan: { at, type, failure } }: PlacedPlan,
): Promise<TaskLine> {
  const [what, when] = [await documentWords(payload, place, language), minuteWords(tokyoMinute(at))]
  const end = type === 'unpublish'
  return {
    words: {
      en: `${when.en}: ${what.en}${end ? ', to be taken off the site' : ''}. ${failure?.words.en ?? ''}`,
      ja: `${when.ja}　${what.ja}${end ? 'の公開の終了' : ''}　${failure?.words.ja ?? ''}`,
    },
    link: screenOf(place),
  }
}

const STILL_DUE: Words = {
  en: 'Please open each and correct it. Until 24 hours after its time it is then done automatically.',
  ja: 'それぞれを開いて直してください。予定の時刻から24時間以内は、直すと自動で実行されます。',
}

const ASKED: Words = {
  en: 'What is more than 24 hours late, or has been followed by the time of its opposite, is not done automatically any more. Please open it, and publish it or cancel the plan.',
  ja: '予定の時刻から24時間を過ぎたものや、そのあとに反対の予定の時刻が来たものは、自動では実行されません。それぞれを開いて、公開するか、予定を取り消してください。',
}
