import type { Language } from '@noren/contract/language'
import { lazyFiles } from '#src/lazy-files.ts'
import type { Bundle } from './bundle/en.ts'

/** Each language's texts are a file of their own: a visit loads those of the languages it shows. */
export const bundleFiles = lazyFiles<Language, Bundle>({
  en: async () => (await import('./bundle/en.ts')).en,
  jp: async () => (await import('./bundle/jp.ts')).jp,
})
