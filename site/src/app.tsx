// First, so that its statement of the cascade layers stands before any component's styles.
import './styles/main.css'

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { CompanyContext } from '#src/api/company.ts'
import { ImageOriginsContext } from '#src/api/image-origins.ts'
import { BundleContext, useBundleOfPage } from '#src/language/use-bundle.ts'
import { PageShell } from '#src/layout/page-shell.tsx'
import { FormStateContext } from '#src/pages/contact/form-state.ts'
import { ToastProvider } from '#src/ui/toast.tsx'
import type { PageData } from './page-data.ts'
import { AppRoutes } from './routes.tsx'

type Properties = {
  queryClient: QueryClient
  data: Omit<PageData, 'queries'>
  /** Puts the app into a router: the server's or the browser's. */
  router: (app: ReactNode) => ReactNode
}

/** The whole site, the same on the server and in the browser. */
export function App({ queryClient, data, router }: Properties) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CompanyContext value={data.company}>
          <ImageOriginsContext value={data.imageOrigins}>
            <FormStateContext value={data.form}>{router(<Site />)}</FormStateContext>
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
          <AppRoutes />
        </PageShell>
      </ToastProvider>
    </BundleContext>
  )
}
