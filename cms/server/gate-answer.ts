import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml, plainPage } from '../src/base/requests/plain-page.ts'
import { readerLanguage } from '../src/base/requests/refusal.ts'
import type { Words } from '../src/base/words.ts'

/** A response of the gate itself: what happened and what to do next. */
export type GateAnswer = { status: number; words: Words; headers?: Record<string, string> }

/**
 * Sends a response in the user's language: in Payload's form to the desk's scripts; as a page to people,
 * who may share a browser, with the other language below.
 */
export function sendGateAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, words, headers }: GateAnswer,
): void {
  const [type, body] = bodyFor(request, words)
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    // The rest of a refused request is not read.
    ...(!request.complete && { Connection: 'close' }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function bodyFor({ url, headers }: IncomingMessage, words: Words): [type: string, body: string] {
  const language = readerLanguage(headers.cookie, headers['accept-language'])
  const message = words[language]
  const other = language === 'ja' ? 'en' : 'ja'
  if (url?.startsWith('/api/')) {
    return ['application/json', JSON.stringify({ errors: [{ message }] })]
  }
  if (!headers.accept?.includes('text/html')) return ['text/plain', `${message}\n`]
  const content = `<p>${linked(message)}</p><p lang="${other}">${linked(words[other])}</p>`
  return ['text/html', plainPage(language, content)]
}

/** Our own texts, with commands and paths set apart; they never contain any part of a request. */
function linked(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/(?<=[\s：。]|^)(\/admin[\w/-]*)/g, '<a href="$1">$1</a>')
}
