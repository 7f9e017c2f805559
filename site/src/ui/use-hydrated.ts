import { startTransition, useEffect, useState } from 'react'

let hasScript = false

/** Whether the script runs: false on the server and while a page is taken over, true from then on. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasScript)
  // A step of its own: with a store React would do it in the middle of its taking over the page.
  useEffect(() => {
    hasScript = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
