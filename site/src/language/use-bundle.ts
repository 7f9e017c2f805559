import { createContext, use, useState } from 'react'
import { loadedContent } from '#src/lazy-files.ts'
import type { Bundle } from './bundle/en.ts'
import { bundleFiles } from './bundle-files.ts'
import { createBundleStore } from './bundle-store.ts'
import { useLanguage } from './use-language.ts'

/** The texts of the page's language, for every component below the app. */
export const BundleContext = createContext<Bundle | null>(null)

/** Keeps the store's bundle that of the page's language. For the app's root only. */
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
