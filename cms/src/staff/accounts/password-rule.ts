import type { Words } from '../../base/words.ts'

const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

/** The rules that staff read before they choose a password, and when it is too short or too long. */
export const PASSWORD_RULE: Words = {
  en: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. A short sentence is easy to remember.`,
  ja: `パスワードは${PASSWORD_MIN}〜${PASSWORD_MAX}文字にしてください。短い文章にすると覚えやすくなります。`,
}

/** Whether a password has as many characters as {@link PASSWORD_RULE} says. */
export function isOfLength(password: string): boolean {
  const length = [...password].length
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}
