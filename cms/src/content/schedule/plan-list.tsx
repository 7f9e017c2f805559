'use client'

import { useDocumentInfo, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { planWords } from './plan-words.ts'
import type { Plan } from './plans.ts'

type Planned = Plan & { id: number | string }

type Plans = { plans: readonly Planned[] | null; load: () => Promise<void> }

/** What is planned for the document on the screen, and the function that reads it again. */
export function usePlans(): Plans {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const [plans, setPlans] = useState<readonly Planned[] | null>(null)

  async function load(): Promise<void> {
    const jobs = await getUpcomingScheduledPublish({
      ...(id !== undefined && { id }),
      ...(collectionSlug && { collectionSlug }),
      ...(globalSlug && { globalSlug }),
    })
    setPlans(
      jobs.map(({ id: job, input, waitUntil }) => ({
        id: job,
        at: new Date(waitUntil),
        type: input.type === 'unpublish' ? 'unpublish' : 'publish',
        locale: input.locale ?? null,
        failed: false,
      })),
    )
  }

  useEffect(() => void load(), [])
  return { plans, load }
}

/** The list of them, each with a button to cancel it. */
export function PlansOf({ plans, load }: Plans) {
  const { i18n } = useTranslation()
  const { schedulePublish } = useServerFunctions()
  if (!plans) return null
  if (plans.length === 0) return <p className="desk-plan__none">{say({ i18n }, NONE)}</p>
  return (
    <ul>
      {plans.map(({ id, ...plan }) => (
        <li key={id}>
          <span>{say({ i18n }, planWords(plan))}</span>
          <DeskButton
            onClick={async () => {
              await schedulePublish({ deleteID: id })
              await load()
            }}
            size="small"
          >
            {say({ i18n }, { en: 'Cancel the plan', ja: '予約を取り消す' })}
          </DeskButton>
        </li>
      ))}
    </ul>
  )
}

const NONE: Words = { en: 'Nothing is planned.', ja: '公開の予定はありません。' }
