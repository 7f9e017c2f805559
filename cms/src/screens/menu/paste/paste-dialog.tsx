'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import type { Dish } from '../dish.ts'
import { type Plan, planOf, type Step } from './plan.ts'
import { readTable } from './read-table.ts'

type Props = {
  /** The menu as it is on the screen. */
  menu: readonly Dish[]
  onTake: (plan: Plan) => void
}

/** Takes a pasted table, previews its changes, and then applies them to the screen. */
export function PasteDialog({ menu, onTake }: Props) {
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const table = readTable(text)
  const plan = 'rows' in table ? planOf(menu, table, isWhole && table.rows.length > 0) : null
  const close = () => dialog.current?.close()

  function onApply(): void {
    if (plan) onTake(plan)
    setText('')
    close()
  }

  return (
    <>
      <DeskButton onClick={() => dialog.current?.showModal()}>{say({ i18n }, PASTE)}</DeskButton>
      <dialog aria-labelledby={`${id}title`} className="desk-paste" ref={dialog}>
        <h2 id={`${id}title`}>{say({ i18n }, PASTE)}</h2>
        <p id={`${id}help`}>{say({ i18n }, HELP)}</p>
        <textarea
          aria-describedby={`${id}help`}
          aria-label={say({ i18n }, { en: 'Table', ja: '表' })}
          onChange={({ target }) => setText(target.value)}
          placeholder={say({ i18n }, EXAMPLE)}
          rows={6}
          spellCheck={false}
          value={text}
        />
        <label className="desk-tick">
          <input
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
            type="checkbox"
          />
          {say({ i18n }, WHOLE)}
        </label>
        <div aria-live="polite">
          {'rows' in table || <p className="desk-paste__wrong">{say({ i18n }, table)}</p>}
          {plan && text.trim() !== '' && <PastePreview plan={plan} />}
        </div>
        <div className="desk-paste__buttons">
          <DeskButton onClick={close}>
            {say({ i18n }, { en: 'Cancel', ja: 'キャンセル' })}
          </DeskButton>
          <DeskButton isMain disabled={!plan?.steps.length} onClick={onApply}>
            {say({ i18n }, APPLY)}
          </DeskButton>
        </div>
      </dialog>
    </>
  )
}

const PASTE: Words = { en: 'Paste a table', ja: '表から貼り付け' }
const APPLY: Words = { en: 'Take this over', ja: 'この内容で反映' }
const WHOLE: Words = {
  en: 'This is the whole menu: remove dishes that are not in the table',
  ja: '表がお品書きのすべてです（表にない品は削除）',
}
const HELP: Words = {
  en: 'Copy cells from Excel or Google Sheets and paste them here. With a first row of headings, or in this order: Japanese name, English name, price, category in Japanese and English, description in Japanese and English, allergens. Empty cells leave what is there; an empty category is that of the row above. Name the list the allergens were checked by in the heading, as in “Allergens (29)”: otherwise what is new on it stays “not yet known”.',
  ja: 'ExcelやGoogleスプレッドシートのセルをコピーして、ここに貼り付けてください。1行目は見出し（品名・Name・価格・分類・Category・説明・Description・アレルゲン）。見出しがない場合は、品名・英語名・価格・分類・分類（英語）・説明・説明（英語）・アレルゲンの順です。空欄のセルは、いまの内容のままです。分類が空欄の行は、上の行と同じ分類になります。アレルゲンは、見出しを「アレルゲン（29品目）」のように書くと、その品目リストで確認したものとして取り込みます。書かない場合、新しい品目は「未確認」のままです。',
}
const EXAMPLE: Words = {
  en: '「鯵の炭火焼き」\tGrilled horse mackerel\t1280',
  ja: '（例：鯵の炭火焼き\tGrilled horse mackerel\t1280）',
}

const KINDS = {
  changed: { en: 'Changed', ja: '変更' },
  new: { en: 'New', ja: '追加' },
  removed: { en: 'Removed', ja: '削除' },
} as const satisfies Record<Step['kind'], Words>

/** The changes of a pasted table, and the rows that cannot be read. */
function PastePreview({ plan: { steps, unreadable, same } }: { plan: Plan }) {
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
  ja: `ほか${count}品は変わりません。`,
})
const UNREADABLE = (count: number): Words => ({
  en: `${count} rows cannot be read and are left out`,
  ja: `読めない行が${count}行あります（反映されません）`,
})
