import { useEffect } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { useToast } from './toast.tsx'

/** Failures already shown, since strict mode and the toggle run effects again. */
const said = new WeakSet<Error>()

/**
 * Shows a failed call in a toast, once: the server's message, otherwise `fallback` (HERO-25,
 * TST-19).
 */
export function useFailureToast(error: Error | null, fallback: string): void {
  const { common } = useBundle()
  const { show } = useToast()
  useEffect(() => {
    if (!error || said.has(error)) return
    said.add(error)
    show({ title: common.error, description: error.message || fallback, tone: 'error' })
  }, [error, fallback, common, show])
}
