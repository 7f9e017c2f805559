import { momentOf } from '@noren/contract/hours/tokyo-clock'
import { PREVIEW_PATH, RECEIPT_QUERY, readPreviewName } from '@noren/contract/preview'
import { languageOf } from '#src/routes/paths.ts'
import type { Preview, Previews } from '../../content/previews.ts'
import type { PublishedContent } from '../../content/published-content.ts'
import { rawPath, rawQuery } from '../../http/request/request-path.ts'
import { CACHE } from '../../http/response/headers.ts'
import { representation, respond } from '../../http/response/representation.ts'
import { locate } from '../locate.ts'
import { notFound, type PageMaker, renderAt } from '../pages.ts'
import { styleHashes } from '../template.ts'
import { NOTE_STYLE_HASH, noteOf, previewDocument } from './preview-document.ts'
import { previewedReceipts } from './previewed-receipts.ts'

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
  const { name, inside } = splitTarget(target)
  const named = readPreviewName(name)
  const minute = named?.minute ?? null
  const then = minute === null ? maker : { ...maker, now: () => momentOf(minute).getTime() }
  const preview = named && (await previews.find(named.token, new Date(then.now())))
  const language = languageOf(rawPath(inside))
  if (!preview) return notFound(request, language, published, maker)
  const asked = rawQuery(inside) === RECEIPT_QUERY && locate(rawPath(inside), preview.content)
  const slug = asked && asked.kind === 'page' ? asked.match.restaurantName : undefined
  if (slug !== undefined && minute !== null) {
    const receipts = previewedReceipts(slug, minute, maker.origin, preview.content)
    return Response.json(receipts, { headers: { 'Cache-Control': CACHE.none } })
  }
  const base = `${PREVIEW_PATH}/${name}`
  return previewPage(request, { preview, base, inside, note: noteOf(minute, language) }, then)
}

type Asked = { preview: Preview; base: string; inside: string; note: string }

function previewPage(
  request: Request,
  { preview, base, inside, note }: Asked,
  maker: PageMaker,
): Response {
  const { content, desk } = preview
  const place = locate(rawPath(inside), content)
  if (place.kind === 'moved') {
    const headers = maker.policy.preview(desk, [])
    return new Response(null, { status: 303, headers: { ...headers, Location: base + place.to } })
  }
  const rendered = renderAt(place, inside, content, maker)
  const { frontEnd } = maker
  const hashes = [...styleHashes(rendered, frontEnd), frontEnd.printSheet.hash, NOTE_STYLE_HASH]
  const headers = maker.policy.preview(desk, hashes)
  return respond(
    request,
    representation(
      previewDocument(rendered, frontEnd, { base, note }),
      { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      { status: rendered.status, kept: false },
    ),
  )
}

/** The name in a target below `/preview/`, and the target inside the preview. */
function splitTarget(target: string): { name: string; inside: string } {
  const rest = target.slice(`${PREVIEW_PATH}/`.length)
  const name = rest.split(/[/?]/, 1)[0] ?? ''
  const inside = rest.slice(name.length)
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` }
}
