import { escapeHtml, plainPage } from '../../base/requests/plain-page.ts'
import { deskLanguage, say, type Words } from '../../base/words.ts'

type Message = { status: number; text: Words; details?: readonly Words[] }

/** A page of its own for staff, in place of the page they asked to see. */
export function messagePage(
  req: { i18n: { language: string } },
  { status, text, details = [] }: Message,
): Response {
  const items = details.map((detail) => `<li>${escapeHtml(say(req, detail))}</li>`).join('')
  const content = `<p>${escapeHtml(say(req, text))}</p>${items && `<ul>${items}</ul>`}`
  return new Response(plainPage(deskLanguage(req.i18n.language), content), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
