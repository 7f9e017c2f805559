'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { askDesk, NOTHING, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'

type Props = { id: string; note: string; at: string; by: string }

/** For owners, above an enquiry that is marked as harassment: what happened, and the way back. */
export function HandedOver({ id, note, at, by }: Props) {
  const { i18n } = useTranslation()
  const router = useRouter()

  async function takeBack(): Promise<void> {
    const body = { note: null }
    const taken = await askDesk(`/api/enquiries/${id}/harassment`, NOTHING, { body })
    if ('refusal' in taken) {
      return void toast.error(sentenceOf(taken.refusal) ?? say({ i18n }, FAILED))
    }
    toast.success(say({ i18n }, TAKEN_BACK))
    router.refresh()
  }

  return (
    <section
      aria-labelledby="desk-harassment"
      className="desk-harassed desk-notice desk-notice--alarm"
    >
      <h2 id="desk-harassment">{say({ i18n }, { en: 'Harassment', ja: 'カスハラ' })}</h2>
      <p className="desk-harassment__note">{note}</p>
      <p>
        {by} <time dateTime={at}>{inTokyo(new Date(at))}</time>
      </p>
      <p>{say({ i18n }, RULE)}</p>
      <DeskButton onClick={takeBack}>
        {say({ i18n }, { en: 'Not harassment', ja: 'カスハラではない' })}
      </DeskButton>
    </section>
  )
}

const RULE: Words = {
  en: 'Owners alone see this enquiry. It is deleted three years after it came; if you take the mark back, like any other.',
  ja: 'このお問い合わせは、責任者だけに表示されています。受信から3年で消去します。「カスハラではない」を押すと、ほかのスタッフにも表示され、通常の期間で消去します。',
}

const TAKEN_BACK: Words = {
  en: 'Taken back: all staff who answer enquiries see it again.',
  ja: '取り消しました。ほかのスタッフにも表示されます。',
}

const FAILED: Words = {
  en: 'This could not be taken back. Please try again.',
  ja: '取り消せませんでした。もう一度お試しください。',
}
