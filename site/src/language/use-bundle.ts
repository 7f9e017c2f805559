import type { Language } from '@noren/contract/language'
import { createContext, use, useState } from 'react'
import { type LazyFile, lazyFile, loadedContent } from '#src/lazy-files.ts'
import type { Bundle } from './bundle/en.ts'
import { useLanguage } from './use-language.ts'

/** Each language's texts are a separate file: a visit loads those of the languages it shows. */
export const bundleFiles: Readonly<Record<Language, LazyFile<Bundle>>> = {
  en: lazyFile(async () => (await import('./bundle/en.ts')).en),
  jp: lazyFile(async () => (await import('./bundle/jp.ts')).jp),
}

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

/** The texts of the page's language, for every component below the app. */
export const BundleContext = createContext<Bundle | null>(null)

/** Keeps the bundle in the store in the page's language. For the app's root only. */
export function useBundleOfPage(): Bundle | null {
  const [store] = useState(createBundleStore)
  return store.replace(loadedContent(bundleFiles[useLanguage()])).bundle
}

/** The built-in texts of the page's language. */
export function useBundle(): Bundle {
  const bundle = use(BundleContext)
  if (!bundle) throw new Error('useBundle() needs the app around it')
  return bundle
}
