import { extractHeaderLanguage } from '@payloadcms/translations'
import { type DeskLanguage, deskLanguage, say, type Words } from '../words.ts'

/** The cookie with the language someone has chosen on the desk. */
const CHOSEN = /(?:^|;\s*)noren-lng=(ja|en)(?:;|$)/

/** The language in which the desk answers a request with these headers, chosen as Payload chooses it. */
export function readerLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): DeskLanguage {
  const chosen = CHOSEN.exec(cookie ?? '')?.[1]
  return deskLanguage(chosen ?? extractHeaderLanguage(acceptLanguage ?? '') ?? '')
}

/** How our calls refuse: as Payload does, so that its screens show the sentence. */
export function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** Refuses in the user's language: with the reason, or without one. */
export function refuse(
  req: Parameters<typeof say>[0],
  status: keyof typeof PLAIN,
  words: Words = PLAIN[status],
): Response {
  return refusal(status, say(req, words))
}

const PLAIN = {
  400: {
    en: 'The desk could not read this. Please reload the page and try again.',
    ja: '内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  },
  401: { en: 'Please sign in.', ja: 'ログインしてください。' },
  403: {
    en: 'Your account may not do this. Please ask an administrator.',
    ja: 'この操作の権限がありません。管理者に依頼してください。',
  },
  404: {
    en: 'There is nothing here any more, or it is not open to your account.',
    ja: '見つかりません。削除されたか、閲覧する権限がありません。',
  },
} as const satisfies { [status: number]: Words }

/** A request that cannot be answered, and what its sender should do. */
export class Unusable extends Error {
  readonly status = 400
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** A page without any assets, in place of one of the desk. @param content HTML */
export function plainPage(language: DeskLanguage, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.8 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
p, li { overflow-wrap: anywhere }
</style>
<main>${content}</main>
</html>
`
}

/** A text, escaped for a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
