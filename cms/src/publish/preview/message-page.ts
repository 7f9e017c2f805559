import { say, type Words } from '../../base/words.ts'

type Message = { status: number; text: Words; details?: readonly Words[] }

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.8 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem }
p, li { overflow-wrap: anywhere }
`

/** A page of its own for staff, in place of the page they asked to see. */
export function messagePage(
  req: { i18n: { language: string } },
  { status, text, details = [] }: Message,
): Response {
  const items = details.map((detail) => `<li>${escapeHtml(say(req, detail))}</li>`).join('')
  const lang = say(req, { en: 'en', ja: 'ja' })
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>Noren</title><style>${STYLE}</style></head>`,
    `<body><main><p>${escapeHtml(say(req, text))}</p>${items && `<ul>${items}</ul>`}</main></body></html>`,
  ].join('')
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
