import { useTranslation } from '@payloadcms/ui'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { hasTable, textOfHtml } from '../../../tables/html.ts'
import type { Column } from '../../../tables/menu/column.ts'
import { readTable } from '../../../tables/menu/read-table.ts'
import type { Dish } from '../dish.ts'
import { Tick } from '../fields.tsx'
import { fileIn } from '../photo-dialog.tsx'
import { PasteColumns } from './paste-columns.tsx'
import { PasteCombining } from './paste-combining.tsx'
import { PastePreview } from './paste-preview.tsx'
import { PASTING } from './paste-words.ts'
import { type Plan, planOf } from './plan.ts'
import type { Combine } from './said.ts'
import { TableFile, tableIn } from './table-file.tsx'

type Props = {
  /** The menu as it is on the screen. */
  menu: readonly Dish[]
  onTake: (plan: Plan) => void
}

/** What staff have said of the table in the dialog. */
type Said = {
  text: string
  /** Why a file was not read. */
  refused: Words | null
  assigned: ReadonlyMap<number, Column | null>
  isInOrder: boolean
  isWhole: boolean
  /** `null`: not yet asked, or not yet answered. */
  combine: Combine | null
}

const NOTHING_SAID: Said = {
  text: '',
  refused: null,
  assigned: new Map(),
  isInOrder: false,
  isWhole: false,
  combine: null,
}

/** Takes a table, pasted or from a file, previews its changes, and then applies them to the screen. */
export function PasteDialog({ menu, onTake }: Props) {
  const { i18n } = useTranslation()
  const told = (words: Words) => say({ i18n }, words)
  const dialog = useRef<HTMLDialogElement>(null)
  const [said, setSaid] = useState(NOTHING_SAID)
  const id = useId()
  const { text, assigned, isInOrder, combine } = said
  const table = readTable(text, { assigned, isInOrder })
  const isRead = 'rows' in table && table.hasNames
  const isWhole = said.isWhole && isRead && table.rows.length > 0
  const plan = isRead ? planOf(menu, table, { isWhole, allergens: combine ?? 'replace' }) : null
  // The two ways differ only where something would go.
  const asksCombine = combine !== null || (plan?.lost.length ?? 0) > 0
  const close = () => dialog.current?.close()
  const tell = (more: Partial<Said>) => setSaid((before) => ({ ...before, ...more }))

  function onAssign(at: number, column: Column | null): void {
    const next = new Map(assigned)
    // What was found out from the cells goes back to nothing, what a heading says does not.
    if (column || ('rows' in table && table.isGuessed)) next.set(at, column)
    else next.delete(at)
    tell({ assigned: next })
  }

  async function onFile(file: File): Promise<void> {
    const read = await tableIn(file)
    const table = typeof read === 'string' ? { text: read } : { refused: read }
    setSaid(({ isWhole }) => ({ ...NOTHING_SAID, isWhole, ...table }))
  }

  /** The HTML of a paste knows which cells are merged. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const html = event.clipboardData.getData('text/html')
    if (!hasTable(html)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = value.slice(0, selectionStart) + textOfHtml(html) + value.slice(selectionEnd)
    setSaid({ ...NOTHING_SAID, isWhole: said.isWhole, text: pasted })
  }

  function onApply(): void {
    if (plan) onTake(plan)
    setSaid(NOTHING_SAID)
    close()
  }

  return (
    <>
      <DeskButton onClick={() => dialog.current?.showModal()}>{told(PASTING.title)}</DeskButton>
      <dialog
        aria-labelledby={`${id}title`}
        className="desk-paste"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = fileIn(event)
          if (!file) return
          event.preventDefault()
          void onFile(file)
        }}
        ref={dialog}
      >
        <h2 id={`${id}title`}>{told(PASTING.title)}</h2>
        <p id={`${id}help`}>{told(PASTING.help)}</p>
        <textarea
          aria-describedby={`${id}help`}
          aria-label={told(PASTING.table)}
          onChange={({ target }) =>
            setSaid({ ...NOTHING_SAID, isWhole: said.isWhole, text: target.value })
          }
          onPaste={onPaste}
          placeholder={told(PASTING.example)}
          rows={6}
          spellCheck={false}
          value={text}
        />
        <TableFile onChoose={(file) => void onFile(file)} told={told} />
        <Tick isOn={said.isWhole} onChange={(is) => tell({ isWhole: is })}>
          {told(PASTING.whole)}
        </Tick>
        <div aria-live="polite">
          {said.refused && <p className="desk-paste__wrong">{told(said.refused)}</p>}
          {'rows' in table || <p className="desk-paste__wrong">{told(table)}</p>}
          {'rows' in table && text.trim() !== '' && (
            <PasteColumns
              {...{ assigned, onAssign, told }}
              hasNames={table.hasNames}
              isGuessed={table.isGuessed}
              headings={table.headings}
            />
          )}
          {'rows' in table && text.trim() !== '' && (isInOrder || !table.hasNames) && (
            <Tick isOn={isInOrder} onChange={(is) => tell({ isInOrder: is })}>
              {told(PASTING.inOrder)}
            </Tick>
          )}
          {asksCombine && (
            <PasteCombining {...{ combine, told }} onChoose={(way) => tell({ combine: way })} />
          )}
          {plan && isRead && text.trim() !== '' && (
            <PastePreview passed={table.passed} plan={plan} told={told} />
          )}
        </div>
        <div className="desk-paste__buttons">
          <DeskButton onClick={close}>{told(PASTING.cancel)}</DeskButton>
          <DeskButton
            isMain
            disabled={!plan?.steps.length || (asksCombine && combine === null)}
            onClick={onApply}
          >
            {told(PASTING.apply)}
          </DeskButton>
        </div>
      </dialog>
    </>
  )
}
