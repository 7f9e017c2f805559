import { eachOf } from '@noren/contract/fields'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { PAGES_WITH_HEAD } from '@noren/contract/page-heads'
import { SITE_PATHS } from '@noren/contract/site-paths'
import { settings } from '../../../base/settings.ts'
import { ofDocument, onGet } from '../../../staff/access/endpoint.ts'

/** ms: a form does not wait for a site that hangs. */
const PATIENCE = 4000

/**
 * Title and description that each page has on the site now, by language tag and page; a page that did not
 * answer has none. The site's own words are in the site alone.
 */
export const shownHeads = onGet(
  '/shown',
  ofDocument({ global: 'page-heads' }, async () => {
    const heads = await Promise.all(
      LANGUAGES.flatMap((language) =>
        PAGES_WITH_HEAD.map(async (page) => {
          const { htmlLang, pathPrefix } = LANGUAGE[language]
          const head = await headAt(`${pathPrefix}${SITE_PATHS[page]}`)
          return { tag: htmlLang, page, ...head }
        }),
      ),
    )
    return Response.json({ origin: settings.siteOrigin, heads })
  }),
)

async function headAt(path: string): Promise<{ title?: string; description?: string }> {
  try {
    const page = await fetch(settings.siteUrl + path, { signal: AbortSignal.timeout(PATIENCE) })
    const html = page.ok ? await page.text() : ''
    return eachOf(['title', 'description'], (part) => unescaped(WHERE[part].exec(html)?.[1] ?? ''))
  } catch {
    return {}
  }
}

/** As the site writes them (`site/src/head/head-html.ts`). */
const WHERE = {
  title: /<title>([^<]*)</,
  description: /<meta name="description" content="([^"]*)"/,
}

const ESCAPES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])

function unescaped(html: string): string {
  return html.replace(/&(?:lt|gt|quot|amp);/g, (escaped) => ESCAPES.get(escaped) ?? escaped)
}
