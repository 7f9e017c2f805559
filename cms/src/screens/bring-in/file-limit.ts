import type { Words } from '../../base/words.ts'

/** The largest file that is read; 20,000 dishes in two languages are half of it. */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024

export const FILE_TOO_LARGE: Words = {
  en: 'The file is larger than 10 MB. Please divide it into several files.',
  ja: 'ファイルが10MBを超えています。いくつかのファイルに分けてください。',
}
