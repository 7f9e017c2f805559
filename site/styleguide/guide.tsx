import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { createQueryClient } from '#src/api/query-client.ts'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { BundleContext } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { LanguageToggle } from '#src/layout/header/language-toggle.tsx'
import { ToastProvider } from '#src/ui/toast.tsx'
import styles from './guide.module.css'

/** What the app has around its components, with the language toggle in place of the header. */
export function Guide({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <Routes>
            <Route path="ja?" element={<Page>{children}</Page>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Page({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <BundleContext value={BUNDLES[language]}>
      <ToastProvider>
        <div lang={language === 'jp' ? 'ja' : 'en'}>
          <header className={`wrap ${styles.top}`}>
            <h1 className={`display ${styles.title}`}>Styleguide</h1>
            <LanguageToggle />
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
