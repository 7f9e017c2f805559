import { say } from '../words.ts'

/** Whose way of writing dates the desk's languages follow. */
const FORMATS = { en: 'en-GB', ja: 'ja-JP' }

/** A moment on a clock in Japan, wherever the program and its reader are. */
export function inTokyo(moment: Date, language: string): string {
  return moment.toLocaleString(say({ i18n: { language } }, FORMATS), {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}
