import { someOf } from '@noren/contract/fields'
import { momentOf, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { Light } from '@noren/contract/light'
import { renderToString } from 'react-dom/server'
import type { CompanyOfTheDay } from '#src/api/company.ts'
import { newsQuery, restaurantQuery } from '#src/api/queries.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { FEW, type RestaurantLinks, restaurantLinksQuery } from '#src/api/restaurant-list.ts'
import { saidOfPage } from '#src/head/head-html.ts'
import { bundleFiles } from '#src/language/use-bundle.ts'
import { announcementFile, shellFile } from '#src/layout/part-files.ts'
import { FIRST_KEY, type Location } from '#src/navigation/location.ts'
import { LocationProvider } from '#src/navigation/location-provider.tsx'
import type { FormState } from '#src/pages/contact/form-state.ts'
import { pageFiles, pageModules, stillModules } from '#src/pages/page-files.ts'
import {
  homeHoursFile,
  homeNewsFile,
  insideFile,
  rareFile,
  sentFile,
  stillFiles,
  tableFile,
} from '#src/pages/part-files.ts'
import { languageOf, type RouteMatch, resolvePath } from '#src/routes/paths.ts'
import { App, type AppData } from './app.tsx'
import { answerPage } from './page-answers.ts'
import { type PageContent, type PageData, writePageData } from './page-data.ts'
import { sizeOfHtml } from './page-size.ts'
import { timeShown } from './time-shown.ts'

export { type RouteMatch, resolvePath }

// The server renders without waiting, so it has every page from the start.
await Promise.all(
  [
    pageFiles,
    stillFiles,
    {
      announcementFile,
      homeHoursFile,
      homeNewsFile,
      insideFile,
      rareFile,
      sentFile,
      shellFile,
      tableFile,
    },
    bundleFiles,
  ].flatMap((files) => Object.values(files).map((file) => file.load())),
)

export type RenderInput = {
  /** Canonical, decoded path. */
  path: string
  /** The part of the query that decides the content, with its question mark. */
  search: string
  content: PageContent
  /** The outcome of a form sent without the script. */
  form?: FormState
  now: Date
}

export type Rendered = {
  status: 200 | 404 | 410 | 503
  lang: HtmlLang
  light: Light
  /** Elements of `<head>`. */
  head: string
  /** Its structured data, an element. */
  graph: string
  /** Inside `#root`. */
  body: string
  /** Inside the data block. */
  data: string
  /** Source modules of what the app loads for this page. */
  modules: string[]
  /** Source modules of what else the page shows. */
  stillModules: string[]
  /** When the clock changes the page; `null` for never. */
  until: Date | null
}

/**
 * Renders a page from the snapshot. Pure: the same path, content and form give the same bytes, until the
 * clock changes the page.
 */
export function render({ path, search, content, form, now }: RenderInput): Rendered {
  const match = resolvePath(path, search)
  const queryClient = createQueryClient()
  const queries = answerPage(match, content, queryClient)
  const span = timeShown(match, queryClient, now)
  const data: AppData = {
    company: content.company && companyOf(match, content.company, content.retentionDays),
    imageOrigins: content.imageOrigins,
    light: content.light,
    ...(form && { form }),
    ...(span && { at: span.from }),
  }
  const location: Location = { pathname: path, search, hash: '', key: FIRST_KEY, by: 'document' }
  const body = renderToString(
    <App
      queryClient={queryClient}
      data={data}
      router={(app) => <LocationProvider location={location}>{app}</LocationProvider>}
    />,
  )
  const restaurants = queryClient.getQueryData(restaurantLinksQuery().queryKey) ?? NO_RESTAURANTS
  const restaurant =
    queryClient.getQueryData(restaurantQuery(match?.restaurantName ?? '').queryKey) ?? null
  const item = queryClient
    .getQueryData(newsQuery({ item: match?.slug ?? '' }).queryKey)
    ?.find(({ slug }) => slug === match?.slug)
  const page = match?.route ?? 'notFound'
  return {
    status: statusOf(match, queries, content),
    lang: LANGUAGE[languageOf(path)].htmlLang,
    light: content.light,
    ...saidOfPage({
      match,
      at: span?.from ?? tokyoMinute(now),
      path,
      content,
      restaurants,
      restaurant,
      item,
    }),
    body,
    modules: pageModules(page, languageOf(path), search),
    stillModules: stillModules(page, {
      isAnnounced: data.company?.announced !== undefined,
      isMissing: restaurant === null || restaurant.standing?.gone === true,
      hasNews: data.company?.news !== undefined,
      hasFew: restaurants.total > 0 && restaurants.total <= FEW,
    }),
    data: writePageData({ queries, size: sizeOfHtml(body), ...data }, body),
    until: span && momentOf(span.until),
  }
}

const NO_RESTAURANTS: RestaurantLinks = { links: [], total: 0 }

/** The placeholder in the privacy policy for the days until an enquiry is deleted. */
const RETENTION_DAYS = '{retentionDays}'

/** The company's facts as a page needs them: the long privacy text goes to its own page only. */
function companyOf(
  match: RouteMatch | null,
  company: CompanyOfTheDay,
  retentionDays: number,
): CompanyOfTheDay {
  if (match?.route !== 'privacy') return { ...company, privacy: {} }
  const privacy = someOf(LANGUAGES, (language) =>
    company.privacy[language]?.replaceAll(RETENTION_DAYS, `${retentionDays}`),
  )
  return { ...company, privacy }
}

/** 404 for what does not exist, 410 for what has closed for good, 503 when the server knows that a restaurant could not be loaded. */
function statusOf(
  match: RouteMatch | null,
  queries: PageData['queries'],
  content: PageContent,
): Rendered['status'] {
  if (!match) return 404
  if (match.route !== 'restaurant') return 200
  const answer = queries.find(([[call]]) => call === 'restaurant')
  const { status } = content.answer('restaurant', { slug: match.restaurantName ?? '' })
  if (!answer) return status === 200 ? 200 : 503
  if (answer[1] === null) return 404
  return status === 410 ? 410 : 200
}
