import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Words } from '../src/words.ts'

/** An answer of the gate itself: what happened and what to do next, in both languages. */
export type Notice = { status: number; words: Words; headers?: Record<string, string> }

/** Sends a notice: as a page to people, in Payload's shape to the desk's scripts. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { status, words, headers }: Notice,
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

function bodyFor(
  { url, headers }: IncomingMessage,
  { en, ja }: Words,
): [type: string, body: string] {
  if (url?.startsWith('/api/')) {
    return ['application/json', JSON.stringify({ errors: [{ message: `${en} ${ja}` }] })]
  }
  if (!headers.accept?.includes('text/html')) return ['text/plain', `${en}\n${ja}\n`]
  return [
    'text/html',
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.7 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
p { overflow-wrap: anywhere }
</style>
<p>${linked(en)}</p>
<p lang="ja">${linked(ja)}</p>
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
