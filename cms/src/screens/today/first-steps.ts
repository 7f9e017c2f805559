import type { Asking, TaskLine } from './task.ts'

/** What to fill an empty desk with first, in order; nothing once there is a restaurant. */
export async function firstSteps({ payload }: Pick<Asking, 'payload'>): Promise<TaskLine[]> {
  const { totalDocs } = await payload.count({ collection: 'restaurants' })
  if (totalDocs > 0) return []
  const { admin } = payload.config.routes
  return [
    {
      words: {
        en: 'Write the name and address of the company',
        ja: '会社の名前や連絡先を入力する',
      },
      link: `${admin}/globals/company`,
    },
    {
      words: { en: 'Add the first restaurant', ja: '最初のレストランを登録する' },
      link: `${admin}/collections/restaurants/create`,
    },
    {
      words: {
        en: 'Write what visitors see first on the home page',
        ja: 'トップページの「最初の画面」を書く',
      },
      link: `${admin}/globals/hero`,
    },
  ]
}
