import { startTransition, useEffect, useState } from 'react'

let hasScript = false

/** Whether the script runs: false on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasScript)
  // A separate render: with a store React would do it in the middle of hydration.
  useEffect(() => {
    hasScript = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
