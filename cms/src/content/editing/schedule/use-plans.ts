import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { type Plan, type Planning, plansSchema } from './plan.ts'
import type { Plans } from './plan-form.tsx'
import { PLANNING } from './plan-words.ts'

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
    if (answer.value) {
      setPlans(answer.value.plans)
      return null
    }
    const { refusal } = answer
    return { sentence: sentenceOf(refusal) ?? say({ i18n }, PLANNING.failed), refusal }
  }

  return { plans, change }
}
