'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useId, useState } from 'react'
import { askDesk, NOTHING, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { inboxLink, readAsked } from '../list/views.ts'
import { NOTE_LIMIT } from './marking.ts'

type Props = { id: string }

/** Below an enquiry: marks it as harassment and hands it to the owners. */
export function HandOver({ id }: Props) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const opened = useSearchParams()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const name = useId()

  async function handOver(): Promise<void> {
    const marked = await askDesk(`/api/enquiries/${id}/harassment`, NOTHING, { body: { note } })
    if ('refusal' in marked) return setProblem(sentenceOf(marked.refusal) ?? say({ i18n }, FAILED))
    toast.success(say({ i18n }, HANDED_OVER))
    router.push(inboxLink(readAsked(Object.fromEntries(opened))))
    router.refresh()
  }

  return (
    <details className="desk-harassment">
      <summary>
        {say({ i18n }, { en: 'This is harassment…', ja: 'カスハラとして引き継ぐ…' })}
      </summary>
      <p id={`${name}help`}>{say({ i18n }, HELP)}</p>
      <label htmlFor={`${name}note`}>
        {say({ i18n }, { en: 'What happened', ja: '何がありましたか（必須）' })}
      </label>
      <textarea
        aria-describedby={`${name}help`}
        aria-invalid={problem !== null}
        id={`${name}note`}
        maxLength={NOTE_LIMIT}
        onChange={({ target }) => setNote(target.value)}
        rows={3}
        value={note}
      />
      {problem && <p role="alert">{problem}</p>}
      <DeskButton onClick={handOver}>
        {say({ i18n }, { en: 'Hand over to the owners', ja: '責任者に引き継ぐ' })}
      </DeskButton>
    </details>
  )
}

const HELP: Words = {
  en: 'For threats, insults or demands that no one has to bear. From then on the owners alone see this enquiry and answer it. It is kept for three years.',
  ja: '脅しや暴言、行き過ぎた要求など、ひとりで抱える必要のないものに使います。引き継ぐと、すべての操作ができる方（責任者）だけが閲覧・対応し、3年間保管します。',
}

const HANDED_OVER: Words = {
  en: 'Handed over to the owners. You need do nothing more.',
  ja: '責任者に引き継ぎました。このあとの対応は不要です。',
}

const FAILED: Words = {
  en: 'This could not be handed over. Please try again.',
  ja: '引き継げませんでした。もう一度お試しください。',
}
