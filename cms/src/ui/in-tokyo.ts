/** A moment on a clock in Japan, wherever the program and its reader are. */
export function inTokyo(moment: Date, language: string): string {
  return moment.toLocaleString(language === 'en' ? 'en-GB' : 'ja-JP', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}
