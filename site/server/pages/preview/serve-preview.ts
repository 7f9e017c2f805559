import { PREVIEW_PATH, PREVIEW_TOKEN } from '@noren/contract/preview'
import { languageOf } from '#src/routes/paths.ts'
import type { Preview, Previews } from '../../content/previews.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { rawPath } from '../../http/request/request-path.ts'
import { representation, respond } from '../../http/response/representation.ts'
import { locate } from '../locate.ts'
import { notFound, type PageMaker, renderAt } from '../pages.ts'
import { styleHashes } from '../template.ts'
import { NOTE_STYLE_HASH, PREVIEW_WORDS, previewDocument } from './preview-document.ts'

/**
 * Answers an address below `/preview/` with a page made of a draft, or like any unknown address. It caches
 * nothing of a draft with the pages, and sends no request to the desk.
 *
 * @param target the raw request target
 */
export async function servePreview(
  request: Request,
  target: string,
  previews: Previews,
  published: PublishedContent,
  maker: PageMaker,
): Promise<Response> {
  const { token, inside } = splitTarget(target)
  const preview = PREVIEW_TOKEN.test(token) ? await previews.find(token) : null
  return preview
    ? previewPage(request, { preview, base: `${PREVIEW_PATH}/${token}`, inside }, maker)
    : notFound(request, languageOf(rawPath(inside)), published, maker)
}

function previewPage(
  request: Request,
  { preview, base, inside }: { preview: Preview; base: string; inside: string },
  maker: PageMaker,
): Response {
  const { content, desk } = preview
  const place = locate(rawPath(inside), content)
  if (place.kind === 'moved') {
    const headers = maker.policy.preview(desk, [])
    return new Response(null, { status: 303, headers: { ...headers, Location: base + place.to } })
  }
  const rendered = renderAt(place, inside, content, maker)
  const hashes = [...styleHashes(rendered, maker.frontEnd), NOTE_STYLE_HASH]
  const headers = maker.policy.preview(desk, hashes)
  const note = PREVIEW_WORDS[languageOf(rawPath(inside))]
  return respond(
    request,
    representation(
      previewDocument(rendered, maker.frontEnd, { base, note }),
      { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      { status: rendered.status, kept: false },
    ),
  )
}

/** The token of a target below `/preview/`, and the target inside the preview. */
function splitTarget(target: string): { token: string; inside: string } {
  const rest = target.slice(`${PREVIEW_PATH}/`.length)
  const token = rest.split(/[/?]/, 1)[0] ?? ''
  const inside = rest.slice(token.length)
  return { token, inside: inside.startsWith('/') ? inside : `/${inside}` }
}
