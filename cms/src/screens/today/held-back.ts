import type { Problem, ProblemOf } from '../../publish/problem.ts'
import { type Asking, opensPlace, type Task, type TaskLine, withRest } from './task.ts'

const LINES = 8

/**
 * Documents that visitors still see in an earlier version, since no page can show the published one;
 * `null` when the user can correct none.
 */
export async function heldBack(asking: Asking, found: readonly Problem[]): Promise<Task | null> {
  const { payload, user } = asking
  const problems = found.filter(({ of }) => opensPlace(user, of))
  if (problems.length === 0) return null
  const shown = await Promise.all(
    problems.slice(0, LINES).map(async ({ of, document, field, screen }): Promise<TaskLine> => {
      const by = await lastChangedBy(asking, of)
      return {
        words: {
          en: `${document.en}: ${field.en}${by ? ` (${by})` : ''}`,
          ja: `${document.ja}：${field.ja}${by ? `（${by}）` : ''}`,
        },
        link: screen,
      }
    }),
  )
  return {
    id: 'held-back',
    title: { en: 'Published, but not on the site', ja: '公開したのに、サイトに出ていない内容' },
    note: {
      en: 'A page would not show these as they are written, so visitors see what was there before. Everything else is on the site. Please open each, correct the field and publish it again.',
      ja: '書かれたとおりに表示できないため、サイトには前の内容が出ています。ほかの変更はすべて反映されています。それぞれを開いて項目を直し、もう一度公開してください。',
    },
    count: problems.length,
    isPressing: true,
    lines: withRest(shown, problems.length, payload.config.routes.admin),
  }
}

/** Who published it; empty where a program did, or the account has been deleted. */
async function lastChangedBy(
  { payload }: Asking,
  of: ProblemOf,
): Promise<string | null | undefined> {
  if ('global' in of) {
    const doc = await payload.findGlobal({ slug: of.global, depth: 0, draft: false })
    return 'changedBy' in doc ? doc.changedBy : null
  }
  const doc = await payload.findByID({ ...of, depth: 0, draft: false, disableErrors: true })
  return doc?.changedBy
}
