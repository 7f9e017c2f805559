import type { IncomingMessage, ServerResponse } from 'node:http'
import { readerLanguage } from '../src/base/requests/reader-language.ts'
import type { Words } from '../src/base/words.ts'

/** An answer of the gate itself: what happened and what to do next. */
export type GateAnswer = { status: number; words: Words; headers?: Record<string, string> }

/**
 * Sends an answer in the reader's language: in Payload's shape to the desk's scripts; as a page to people,
 * who may share a browser, and read the other language below.
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
    // What is still to come of a refused request is not read.
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
  return [
    'text/html',
    `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.7 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
p { overflow-wrap: anywhere }
</style>
<p>${linked(message)}</p>
<p lang="${other}">${linked(words[other])}</p>
</html>
`,
  ]
}

/** Our own words, with commands and paths set apart; nothing of a request is ever in them. */
function linked(text: string): string {
  return text
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/(?<=\s|^)(\/admin[\w/-]*)/g, '<a href="$1">$1</a>')
}
