import { LANGUAGE } from '@noren/contract/language'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCompany } from '#src/api/company.ts'
import { restaurantLinksQuery } from '#src/api/restaurant-list.ts'
import { usePageTitle } from '#src/head/page-title.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useNavigationEffects } from '#src/navigation/use-navigation-effects.ts'
import { still } from '#src/ui/still.tsx'
import { SiteHeader } from './header/site-header.tsx'
import styles from './page-shell.module.css'
import { announcementFile, shellFile } from './part-files.ts'

/** Id of the page's main part: where the skip link leads. */
const MAIN_ID = 'content'

const SiteFooter = still(shellFile, (parts) => parts.SiteFooter)

/** Header and footer around every page. */
export function PageShell({ children }: { children: ReactNode }) {
  const { common } = useBundle()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {common.skip}
      </a>
      <SiteHeader />
      <AnnouncedToday />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
        <RedThread />
      </main>
      <Footer />
      <Arrival />
      <SpokenLanguage />
    </div>
  )
}

function AnnouncedToday() {
  const announced = useCompany()?.announced
  const parts = announcementFile.content()
  return announced && parts ? <parts.Announcements announced={announced} mainId={MAIN_ID} /> : null
}

function Footer() {
  const { data, isError } = useQuery(restaurantLinksQuery())
  return <SiteFooter data={data} isError={isError} />
}

/**
 * The effects of a new page in addition to its content; a separate component, so that only it renders
 * again.
 */
function Arrival() {
  useNavigationEffects()
  usePageTitle()
  return null
}

/** Announces the language once when it changes: the toggle, which keeps the focus, is not read again. */
function SpokenLanguage() {
  const { nativeName, htmlLang } = LANGUAGE[useLanguage()]
  return (
    <p className="visually-hidden" aria-live="polite" lang={htmlLang}>
      {nativeName}
    </p>
  )
}

/** The thread that binds a page at its edge, drawn by scrolling (site/src/styles/README.md). */
function RedThread() {
  return <div className={styles.thread} aria-hidden="true" />
}
