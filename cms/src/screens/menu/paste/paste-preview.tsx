'use client'

import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../../base/words.ts'
import type { Plan, Step } from './plan.ts'

const KINDS = {
  changed: { en: 'Changed', ja: '変更' },
  new: { en: 'New', ja: '追加' },
  removed: { en: 'Removed', ja: '削除' },
} as const satisfies Record<Step['kind'], Words>

/** The changes of a pasted table, and the rows that cannot be read. */
export function PastePreview({ plan: { steps, unreadable, same } }: { plan: Plan }) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-paste__preview">
      {unreadable.length > 0 && (
        <section className="desk-paste__wrong">
          <h3>{say({ i18n }, UNREADABLE(unreadable.length))}</h3>
          <ul>
            {unreadable.map(({ row, words }) => (
              <li key={row}>
                {say({ i18n }, { en: `Row ${row}: ${words.en}`, ja: `${row}行目：${words.ja}` })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['changed', 'new', 'removed'] as const).map((kind) => {
        const own = steps.filter((step) => step.kind === kind)
        return own.length === 0 ? null : (
          <section key={kind}>
            <h3>{`${say({ i18n }, KINDS[kind])} ${own.length}`}</h3>
            <ul>
              {own.map(({ words }, at) => (
                <li key={at}>{say({ i18n }, words)}</li>
              ))}
            </ul>
          </section>
        )
      })}
      {steps.length === 0 && <p>{say({ i18n }, NOTHING)}</p>}
      {same > 0 && steps.length > 0 && <p>{say({ i18n }, SAME(same))}</p>}
    </div>
  )
}

const NOTHING: Words = { en: 'This changes nothing.', ja: '変わるところはありません。' }
const SAME = (count: number): Words => ({
  en: `${count} as they are already.`,
  ja: `ほか${count}品は今と同じです。`,
})
const UNREADABLE = (count: number): Words => ({
  en: `${count} rows cannot be read and are left out`,
  ja: `読めない行が${count}行あります（反映されません）`,
})
