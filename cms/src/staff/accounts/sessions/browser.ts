import type { ArrayField, CollectionBeforeLoginHook, TypedUser } from 'payload'
import { changeAccount } from '../../account-row.ts'

/** The first match counts: each of them also claims to be those below it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The name of a browser in words people know: "Chrome · Windows"; empty where it names nothing known. */
export function browserName(userAgent: string): string {
  const first = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ')
}

/** Payload's record of a session, and its browser. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'browser', type: 'text' }],
}

/** Stores the name of the browser of a sign-in, so that users recognize the session. */
export const noteBrowser: CollectionBeforeLoginHook<TypedUser> = async ({ req, user }) => {
  const sessions = user.sessions ?? []
  const browser = browserName(req.headers?.get('user-agent') ?? '')
  const newest = sessions.at(-1)
  if (!newest || !browser) return user
  const named = [...sessions.slice(0, -1), { ...newest, browser }]
  await changeAccount(req, user.id, { sessions: named })
  return { ...user, sessions: named }
}
