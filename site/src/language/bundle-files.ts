import type { Language } from '@noren/contract/language'
import { type LazyFile, lazyFile } from '#src/lazy-files.ts'
import type { Bundle } from './bundle/en.ts'

/** Each language's texts are a file of their own: a visit loads those of the languages it shows. */
export const bundleFiles: Readonly<Record<Language, LazyFile<Bundle>>> = {
  en: lazyFile(async () => (await import('./bundle/en.ts')).en),
  jp: lazyFile(async () => (await import('./bundle/jp.ts')).jp),
}
