'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import type { Plans } from './plan-form.tsx'
import { PLANNING, planWords } from './plan-words.ts'

/** What is planned for a document, each with a button to cancel it. */
export function PlanList({ plans, change }: Plans) {
  const { i18n } = useTranslation()
  if (!plans) return null
  if (plans.length === 0) return <p className="desk-plan__none">{say({ i18n }, PLANNING.none)}</p>
  return (
    <ul>
      {plans.map((plan) => (
        <li key={plan.id}>
          <span>{say({ i18n }, planWords(plan))}</span>
          <DeskButton
            onClick={async () => {
              const refused = await change({ cancel: plan.id })
              if (refused) toast.error(refused.sentence)
            }}
            size="small"
          >
            {say({ i18n }, PLANNING.cancel)}
          </DeskButton>
        </li>
      ))}
    </ul>
  )
}
