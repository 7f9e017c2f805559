import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import type { PlacedGap } from '../../content/translations/documents.ts'
import { boxId } from './settled.ts'
import type { Drafts } from './use-drafts.ts'

type Props = {
  gap: PlacedGap
  /** Id of the name of the text. */
  describedBy: string
  drafts: Drafts
}

/** Has a machine draft one missing text, or draft it anew; why it could not stands beside it. */
export function DraftButton({ gap, describedBy, drafts }: Props) {
  const { i18n } = useTranslation()
  const refusal = drafts.refusalOf(gap)
  const words = drafts.isDrafting(gap) ? DRAFTING : gap.draft === null ? DRAFT : ANEW

  async function onClick(): Promise<void> {
    const before = document.activeElement
    const isDrafted = await drafts.draft(gap)
    // Those who went on to another box stay there.
    const isWaiting = [before, document.body].includes(document.activeElement)
    if (isDrafted && isWaiting) document.getElementById(boxId(gap))?.focus()
  }

  return (
    <>
      <DeskButton
        disabled={drafts.isBusy}
        extraButtonProps={{ 'aria-describedby': describedBy }}
        onClick={() => void onClick()}
        size="small"
      >
        {say({ i18n }, words)}
      </DeskButton>
      {refusal && (
        <p className="desk-translation__refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

const DRAFT: Words = { en: 'Draft by machine', ja: '下訳を作る' }
const ANEW: Words = { en: 'Draft anew', ja: '下訳を作り直す' }
const DRAFTING: Words = { en: 'Drafting…', ja: '作成中…' }
