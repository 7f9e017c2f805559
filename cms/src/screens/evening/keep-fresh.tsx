'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How long a colleague's change may stay unseen, in milliseconds. */
const PAUSE_MS = 15_000

/** Draws the screen again from the desk while it is looked at, and as someone comes back to it. */
export function KeepFresh() {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && router.refresh()
    const timer = setInterval(refresh, PAUSE_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
