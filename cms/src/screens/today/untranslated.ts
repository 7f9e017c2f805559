import { unfinishedIn } from '../../content/languages/translations/documents.ts'
import { GAP_STATES, STATE_WORDS } from '../../content/languages/translations/gap-states.ts'
import { translationsAddress } from '../translations/shown.ts'
import type { Asking, Task } from './task.ts'

/** The texts that the page of translations lists; `null` when there are none. */
export async function untranslated({ payload, user }: Asking): Promise<Task | null> {
  const gaps = (await unfinishedIn(payload, user)).flatMap((document) => document.gaps)
  if (gaps.length === 0) return null
  return {
    id: 'translations',
    title: { en: 'Texts to translate', ja: '訳されていない文章' },
    count: gaps.length,
    link: translationsAddress({ tag: null, state: null }),
    isPressing: false,
    lines: GAP_STATES.flatMap((state) => {
      const count = gaps.filter((gap) => gap.state === state).length
      const { en, ja } = STATE_WORDS[state]
      const words = { en: `${en}: ${count}`, ja: `${ja}：${count}件` }
      return count > 0 ? [{ words, link: translationsAddress({ tag: null, state }) }] : []
    }),
  }
}
