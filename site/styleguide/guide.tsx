import { LANGUAGE } from '@noren/contract/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { BundleContext } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { FIRST_KEY, type Location } from '#src/navigation/location.ts'
import { LocationProvider } from '#src/navigation/location-provider.tsx'
import { ToastProvider } from '#src/ui/toast.tsx'
import styles from './guide.module.css'

/** The page's address, as the components see it: in Japanese if the guide's own ends in `?ja`. */
const LOCATION: Location = {
  pathname: location.search === '?ja' ? '/ja' : '/',
  search: '',
  hash: '',
  key: FIRST_KEY,
  by: 'document',
}

/** The app's surroundings of a component, with a choice of language in place of the header. */
export function Guide({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <LocationProvider location={LOCATION}>
          <Page>{children}</Page>
        </LocationProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Page({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <BundleContext value={BUNDLES[language]}>
      <ToastProvider>
        <div lang={LANGUAGE[language].htmlLang}>
          <header className={`wrap ${styles.top}`}>
            <h1 className={`display ${styles.title}`}>Styleguide</h1>
            <p>
              <a href="?en">English</a> / <a href="?ja">日本語</a>
            </p>
          </header>
          <main>{children}</main>
        </div>
      </ToastProvider>
    </BundleContext>
  )
}

/** One chapter of the guide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.chapter}`} aria-label={title}>
      <h2 className="label">{title}</h2>
      {children}
    </section>
  )
}

/** A component in one of its states, with the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}
