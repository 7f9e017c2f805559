import { useSyncExternalStore } from 'react'

/** Whether the script runs: false on the server and in the first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
