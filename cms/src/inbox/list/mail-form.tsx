'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'

type Props = {
  /** Whether the rows are suspected spam. */
  isSpam: boolean
  /** Whether the user may put enquiries into the trash. */
  mayErase: boolean
  /** Rows, each with a checkbox named `id`. */
  children: ReactNode
}

const doneSchema = v.object({ docs: v.array(v.unknown()) })

/** Rows to select, and what can be done with all selected ones at once. */
export function MailForm({ isSpam, mayErase, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const { i18n } = useTranslation()
  const router = useRouter()

  function readChosen(): void {
    if (form.current) setChosen(new FormData(form.current).getAll('id').map(String))
  }

  function tick(isTicked: boolean): void {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name=id]') ?? [])
      box.checked = isTicked
    readChosen()
  }

  async function change(body: object, words: (count: number) => Words): Promise<void> {
    const query = new URLSearchParams(chosen.map((id, at) => [`where[id][in][${at}]`, id]))
    const path = `/api/enquiries?depth=0&${query}`
    const { value: answer } = await askDesk(path, doneSchema, { method: 'PATCH', body })
    if (!answer) return void toast.error(say({ i18n }, FAILED))
    toast.success(say({ i18n }, words(answer.docs.length)))
    tick(false)
    router.refresh()
  }

  return (
    <form onChange={readChosen} onSubmit={(event) => event.preventDefault()} ref={form}>
      {children}
      {chosen.length > 0 && (
        <section aria-label={say({ i18n }, SELECTED)} className="desk-inbox__bar">
          <p role="status">{say({ i18n }, chosenWords(chosen.length))}</p>
          <DeskButton onClick={() => tick(true)}>
            {say({ i18n }, { en: 'Select all here', ja: 'この一覧をすべて選択' })}
          </DeskButton>
          {isSpam ? (
            <DeskButton isMain onClick={() => change({ status: 'new' }, changedWords)}>
              {say({ i18n }, { en: 'Not spam', ja: '迷惑メールではない' })}
            </DeskButton>
          ) : (
            <>
              <DeskButton isMain onClick={() => change({ status: 'done' }, changedWords)}>
                {say({ i18n }, { en: 'Mark as done', ja: '完了にする' })}
              </DeskButton>
              <DeskButton onClick={() => change({ status: 'spam' }, changedWords)}>
                {say({ i18n }, { en: 'Spam', ja: '迷惑メールにする' })}
              </DeskButton>
            </>
          )}
          {mayErase && (
            <DeskButton
              onClick={() => change({ deletedAt: new Date().toISOString() }, binnedWords)}
            >
              {say({ i18n }, { en: 'Move to the trash', ja: 'ゴミ箱に入れる' })}
            </DeskButton>
          )}
          <DeskButton onClick={() => tick(false)}>
            {say({ i18n }, { en: 'Select none', ja: '選択をやめる' })}
          </DeskButton>
        </section>
      )}
    </form>
  )
}

const SELECTED: Words = { en: 'Selected enquiries', ja: '選択中のお問い合わせ' }

const FAILED: Words = {
  en: 'This could not be saved. Please try again.',
  ja: '保存できませんでした。もう一度お試しください。',
}

const chosenWords = (count: number): Words => ({
  en: `${count} selected`,
  ja: `${count}件を選択中`,
})

const changedWords = (count: number): Words => ({
  en: `${count} changed.`,
  ja: `${count}件を変更しました。`,
})

const binnedWords = (count: number): Words => ({
  en: `${count} moved to the trash. They can be put back for 30 days.`,
  ja: `${count}件をゴミ箱に入れました。30日間は元に戻せます。`,
})
