// First, so that its statement of the cascade layers comes before any component's styles.
import './styles/main.css'

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { CompanyContext } from '#src/api/company.ts'
import { LightContext, WrittenAtContext } from '#src/hours/written-for.ts'
import { BundleContext, useBundleOfPage } from '#src/language/use-bundle.ts'
import { PageShell } from '#src/layout/page-shell.tsx'
import { useRoute } from '#src/navigation/location.ts'
import { FormStateContext } from '#src/pages/contact/form-state.ts'
import { ImageOriginsContext } from '#src/ui/picture.tsx'
import { ToastProvider } from '#src/ui/toast.tsx'
import { loadedContent } from './lazy-files.ts'
import type { PageData } from './page-data.ts'
import { pageFiles } from './pages/page-files.ts'

/** The parts of a page's data that its components read. */
export type AppData = Omit<PageData, 'queries' | 'size'>

type Properties = {
  queryClient: QueryClient
  data: AppData
  /** Gives the app the visitor's location, on the server or in the browser. */
  router: (app: ReactNode) => ReactNode
}

/** The whole site, the same on the server and in the browser. */
export function App({ queryClient, data, router }: Properties) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CompanyContext value={data.company}>
          <ImageOriginsContext value={data.imageOrigins}>
            <WrittenAtContext value={data.at}>
              <LightContext value={data.light}>
                <FormStateContext value={data.form}>{router(<Site />)}</FormStateContext>
              </LightContext>
            </WrittenAtContext>
          </ImageOriginsContext>
        </CompanyContext>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Site() {
  return (
    <BundleContext value={useBundleOfPage()}>
      <ToastProvider>
        <PageShell>
          <CurrentPage />
        </PageShell>
      </ToastProvider>
    </BundleContext>
  )
}

/** The page at the address shown. */
function CurrentPage() {
  const { Page } = loadedContent(pageFiles[useRoute()?.route ?? 'notFound'])
  return <Page />
}
