'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

let isOld = false

/** Says that an enquiry was opened since the list was drawn. */
export function listIsOld(): void {
  isOld = true
}

/** Draws the list anew for whoever comes back to it: Next keeps the screen that was left. */
export function FreshList() {
  const router = useRouter()

  useEffect(() => {
    if (!isOld) return
    isOld = false
    router.refresh()
  }, [router])
  return null
}
