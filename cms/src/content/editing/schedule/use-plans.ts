import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { type Plan, type Planning, plansSchema } from './plan.ts'
import type { Plans } from './plan-form.tsx'

/** What is planned for the document on the screen. */
export function usePlans(): Plans {
  const { i18n } = useTranslation()
  const [plans, setPlans] = useState<readonly Plan[] | null>(null)
  const address = `/api/${usePlace()}/plans`

  useEffect(() => {
    void askDesk(address, plansSchema).then(({ value }) => setPlans(value?.plans ?? null))
  }, [address])

  async function change(body: Planning): ReturnType<Plans['change']> {
    const answer = await askDesk(address, plansSchema, { body, language: i18n.language })
    if (!answer.value) return answer
    setPlans(answer.value.plans)
    return null
  }

  return { plans, change }
}
