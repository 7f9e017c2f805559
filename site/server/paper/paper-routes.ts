import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { PAPER_FOLDER, paperPath, readPaperPath } from '@noren/contract/paper/paper-path'
import { readPaperRecord } from '@noren/contract/paper/paper-record'
import { oncePer } from '@noren/kit/once-per'
import type { Hono } from 'hono'
import { type AppParts, type Env, targetOf } from '../app-parts.ts'
import type { SnapshotHead } from '../content/prepare-snapshot.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { rawPath } from '../http/request/request-path.ts'
import { type PageMaker, redirect } from '../pages/pages.ts'
import { paperPage } from './paper-page.ts'
import { paperView } from './paper-view.ts'

/** The pages behind the codes of printed sheets. What is no sheet's path is left to the other pages. */
export function paperRoutes(app: Hono<Env>, { store, maker }: AppParts): void {
  for (const language of LANGUAGES) {
    const folder = LANGUAGE[language].pathPrefix + PAPER_FOLDER
    app.get(`${folder}*`, async (c, next) => {
      const rest = rawPath(targetOf(c)).slice(folder.length)
      return sheetPage(c.req.raw, { rest, language }, store.current(), maker) ?? next()
    })
  }
}

const recordOf = oncePer((head: SnapshotHead) => readPaperRecord(head.paper))

function sheetPage(
  request: Request,
  { rest, language }: { rest: string; language: Language },
  published: PublishedContent,
  maker: PageMaker,
): Response | null {
  const { snapshot, restaurants, redirects } = published
  const paper = readPaperPath(rest)
  const record = recordOf(snapshot)
  if (!paper || !record) return null
  const now = redirects.get(paper.restaurant)
  if (now !== undefined && !restaurants?.has(paper.restaurant))
    return redirect(paperPath(language, { ...paper, restaurant: now }), 301, maker.policy)
  const view = paperView(paper, record, { language, now: maker.now() }, published)
  return paperPage(request, view, published, maker)
}
