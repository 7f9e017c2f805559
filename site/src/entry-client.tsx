import { readObject } from '@noren/contract/json'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#src/api/query-client.ts'
import { announcementFile, shellFile } from '#src/layout/part-files.ts'
import { BrowserRouter } from '#src/navigation/browser-router.tsx'
import { warmLinks } from '#src/navigation/warm-links.ts'
import { loadDocumentPage, loadPage } from '#src/pages/page-files.ts'
import { decodeAddress } from '#src/routes/paths.ts'
import { App } from './app.tsx'
import { PAGE_DATA_ID, readPageData } from './page-data.ts'
import { sizeOf } from './page-size.ts'
import './shared-parts.ts'

const root = document.getElementById('root')
const block = document.getElementById(PAGE_DATA_ID)

/** Resolves once the app answers presses. */
export const ready = root && block && start(root, block.textContent ?? '')

/**
 * Takes over the page, unless something changed it in transit: such a page stays a document, which works
 * without the app. The page's file imports this one, so no module may wait for it.
 */
async function start(root: HTMLElement, json: string): Promise<void> {
  const { queries, size, ...data } = readPageData(json)
  const files = Promise.all([
    loadDocumentPage(decodeAddress(location.pathname), location.search),
    data.company?.announced && announcementFile.load(),
  ])
  // The app's code was just parsed: a slow phone must answer a touch before the next step.
  await new Promise((next) => setTimeout(next))
  const queryClient = createQueryClient()
  for (const [key, answer] of queries) queryClient.setQueryData(key, answer)
  await files
  if (sizeOf(root) !== size || readObject(history.state).gaveUp) {
    const plain = await import('./plain-document.ts')
    return plain.stayDocument(root, data.form?.sent)
  }
  const written = [...root.childNodes]
  // In small steps: a slow phone stays able to scroll, and a press hydrates immediately.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        queryClient={queryClient}
        data={data}
        router={(app) => <BrowserRouter load={load}>{app}</BrowserRouter>}
      />,
      {
        onUncaughtError(error) {
          reportError(error)
          // React has emptied the page. The flag in the history entry, which works also without storage,
          // allows one retry only.
          root.replaceChildren(...written)
          history.replaceState({ gaveUp: true }, '')
          location.reload()
        },
      },
    )
  })
  warmLinks(queryClient, load)
}

/** Loads what showing a page in place needs beyond the app. */
function load(pathname: string, search: string): Promise<unknown> {
  return Promise.all([loadPage(pathname, search), shellFile.load()])
}
