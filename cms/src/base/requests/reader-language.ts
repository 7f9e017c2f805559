import { extractHeaderLanguage } from '@payloadcms/translations'
import { type DeskLanguage, deskLanguage } from '../words.ts'

/** Where the desk keeps the language somebody has chosen. */
const CHOSEN = /(?:^|;\s*)noren-lng=(ja|en)(?:;|$)/

/** The language the desk speaks to whoever sends these headers, chosen as Payload chooses it. */
export function readerLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): DeskLanguage {
  const chosen = CHOSEN.exec(cookie ?? '')?.[1]
  return deskLanguage(chosen ?? extractHeaderLanguage(acceptLanguage ?? '') ?? '')
}
