'use client'

import { toast, useFormModified, useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { useSaveDraft } from '../autosave/save-draft.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'
import { PLANNING } from './plan-words.ts'
import { usePlans } from './use-plans.ts'

type Props = {
  /** Shows at the fields why a publish of a language, or of all, would be refused. */
  onRefused: (tag: string | null, refusal: unknown) => void
  onClose: () => void
}

/** Plans a publish of the document on the screen, or its end, and lists what is planned. */
export function PlanDialog({ onRefused, onClose }: Props) {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const saveDraft = useSaveDraft({ automatic: true })
  const plans = usePlans()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])

  return createPortal(
    <dialog aria-labelledby={name} className="desk-paste desk-plan" onClose={onClose} ref={dialog}>
      <h2 id={name}>{say({ i18n }, PLANNING.title)}</h2>
      <PlanForm
        button={(isSending) => (
          <DeskButton disabled={isSending} isMain type="submit">
            {say({ i18n }, PLANNING.plan)}
          </DeskButton>
        )}
        change={plans.change}
        onRefused={onRefused}
        reader={{ i18n }}
        save={async () => !isModified || saveDraft()}
      />
      <PlanList
        {...plans}
        button={(cancel) => (
          <DeskButton onClick={cancel} size="small">
            {say({ i18n }, PLANNING.cancel)}
          </DeskButton>
        )}
        onRefused={toast.error}
        reader={{ i18n }}
      />
      <div className="desk-paste__buttons">
        <DeskButton onClick={() => dialog.current?.close()}>
          {say({ i18n }, PLANNING.close)}
        </DeskButton>
      </div>
    </dialog>,
    document.body,
  )
}
