import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say, type Words } from '../../../base/words.ts'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { type Plan, type Planning, plansSchema } from './plan.ts'

export type Plans = {
  /** `null` until they are known. */
  plans: readonly Plan[] | null
  /** Changes them. @returns the desk's refusal; `null` once it is done */
  change: (planning: Planning) => Promise<Refused | null>
}

type Refused = { sentence: string; refusal: unknown }

/** What is planned for the document on the screen. */
export function usePlans(): Plans {
  const { i18n } = useTranslation()
  const [plans, setPlans] = useState<readonly Plan[] | null>(null)
  const address = `/api/${usePlace()}/plans`

  useEffect(() => {
    void askDesk(address, plansSchema).then(({ value }) => setPlans(value?.plans ?? null))
  }, [address])

  async function change(body: Planning): Promise<Refused | null> {
    const answer = await askDesk(address, plansSchema, { body, language: i18n.language })
    if (answer.value) {
      setPlans(answer.value.plans)
      return null
    }
    const { refusal } = answer
    return { sentence: sentenceOf(refusal) ?? say({ i18n }, FAILED), refusal }
  }

  return { plans, change }
}

const FAILED: Words = {
  en: 'It could not be planned. Please check the connection and try again.',
  ja: '予定に入れられませんでした。通信状態を確認して、もう一度お試しください。',
}
