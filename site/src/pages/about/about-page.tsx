import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCompany } from '#src/api/company.ts'
import { aboutQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useLocation } from '#src/navigation/location.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { decodeAddress, pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { FirstScreenEnd, RestOfPage } from '#src/ui/rest-of-page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { still } from '#src/ui/still.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { AboutCreative } from './about-creative.tsx'
import { AboutMain } from './about-main.tsx'
import { AboutStats } from './about-stats.tsx'
import { AboutTeam } from './about-team.tsx'
import { type AboutView, aboutView } from './about-view.ts'
import { ABOUT_WORDS } from './about-words.ts'
import { Marquee } from './marquee.tsx'

const AboutBusinesses = still(stillFiles.about, (parts) => parts.AboutBusinesses)
const CompanyProfile = still(stillFiles.about, (parts) => parts.CompanyProfile)
const RecruitmentStatements = still(stillFiles.about, (parts) => parts.RecruitmentStatements)

/**
 * The about page. Where the server's data is missing or fails, the built-in English content
 * replaces it, unless the company is one of its own; a failure also shows a toast (ABT-18 to ABT-20, readings A18).
 */
export function Page() {
  const language = useLanguage()
  const about = ABOUT_WORDS[language]
  const { common } = useBundle()
  const company = useCompany()
  const { data, error, isPending } = useQuery(aboutQuery(language))
  const { show } = useToast()
  useEffect(() => {
    if (!error) return
    show({ title: common.error, description: error.message || about.failed, tone: 'error' })
  }, [error, about, common, show])

  useArrivalAtPart(!isPending)
  const noAbout = company?.noAbout
  useEffect(() => {
    // A link of the staff's led here: the document says that there is no such page.
    if (noAbout) location.reload()
  }, [noAbout])

  if (isPending || noAbout) return <Spinner label={about.loading} />
  const view = aboutView(data ?? null, language, company?.own)
  return (
    <>
      <AboutHero hero={view.hero} />
      <RestOfPage>
        <AboutMain main={view.main} />
        <FirstScreenEnd />
        <AboutStats stats={view.stats} />
        <AboutTeam team={view.team} />
        <Marquee services={view.services} />
        <AboutCreative creative={view.creative} />
        <AboutBusinesses about={data} />
        <CompanyProfile rows={data?.profile} lang={data?.lang} />
        <RecruitmentStatements statements={data?.recruitment} lang={data?.lang} />
      </RestOfPage>
    </>
  )
}

/** Title and breadcrumb beside the widest picture of the page. */
export function AboutHero({ hero }: { hero: AboutView['hero'] }) {
  const language = useLanguage()
  const { header } = useBundle()
  return (
    <PageBanner image={hero.image} portrait={hero.portrait}>
      <Breadcrumb
        items={[
          {
            label: hero.home?.value ?? header.navItems.home,
            lang: hero.home?.lang,
            to: pathTo('home', language),
          },
          { label: hero.about?.value ?? header.navItems.about, lang: hero.about?.lang },
        ]}
      />
      <h1 className="display" lang={hero.title?.lang}>
        {hero.title?.value ?? header.navItems.about}
      </h1>
    </PageBanner>
  )
}

/**
 * Scrolls once to the part a followed link names, also when the content arrives after the page.
 * Switching the language scrolls nowhere.
 * @param isThere whether the content has arrived
 */
export function useArrivalAtPart(isThere: boolean): void {
  const { by, hash } = useLocation()
  const arrivedAt = useRef<string>(null)
  useEffect(() => {
    if (!isThere || arrivedAt.current === hash) return
    arrivedAt.current = hash
    if (by === 'link' && hash)
      document.getElementById(decodeAddress(hash.slice(1)))?.scrollIntoView()
  }, [isThere, by, hash])
}
