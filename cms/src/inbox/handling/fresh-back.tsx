'use client'

import { useEffect } from 'react'

/**
 * Loads the screen anew to which the browser's Back leads from an enquiry. Payload's list gives its
 * address filters past Next, which then leaves the enquiry on the screen, or shows the list as it was.
 */
export function FreshBack() {
  useEffect(() => {
    const own = window.location.pathname
    const onBack = () => window.location.pathname !== own && window.location.reload()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return null
}
