import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '../locales.ts'
import type { DeskLanguage } from '../words.ts'

/** A request of a program, whose refusals are in this language. */
export async function requestIn(language: DeskLanguage, payload: Payload): Promise<PayloadRequest> {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  return createLocalReq({ locale: DEFAULT_LOCALE, req: { i18n } }, payload)
}
