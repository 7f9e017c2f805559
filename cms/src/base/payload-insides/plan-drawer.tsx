'use client'

import { PublishButton, useDocumentInfo, useModal } from '@payloadcms/ui'

/** Payload's drawer to plan a publish. Only its own publish button can draw it, so that one is here, hidden. */
export function PlanDrawer() {
  return (
    <div hidden>
      <PublishButton />
    </div>
  )
}

/** Gives the function that opens {@link PlanDrawer}. */
export function useOpenPlans(): () => void {
  const { id } = useDocumentInfo()
  const { openModal } = useModal()
  return () => openModal(`schedule-publish-${id}`)
}
