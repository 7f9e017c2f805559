import type { Words } from '../../../base/words.ts'

export const BUSINESS: Words = { en: 'Business', ja: '事業' }

export const BUSINESS_HELP: Words = {
  en: 'Left empty, it is news of the company.',
  ja: '空欄の場合は、会社全体のお知らせになります。',
}
