import type { Bundle } from './bundle/en.ts'

/** The texts in use, and whether they are still being loaded. */
type BundleState = { bundle: Bundle | null; loading: boolean }

/**
 * Holds the bundle of the current language. It starts loading; replacing the bundle clears the
 * loading flag (LNG-04, readings A25).
 */
export function createBundleStore() {
  let state: BundleState = { bundle: null, loading: true }
  return {
    get: (): BundleState => state,
    replace: (bundle: Bundle): BundleState => {
      if (state.bundle !== bundle) state = { bundle, loading: false }
      return state
    },
  }
}
