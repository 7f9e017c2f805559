import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '#src/api/query-client.ts'
import { resolvePath } from '#src/navigation/paths.ts'
import { warmLinks } from '#src/navigation/warm-links.ts'
import { loadPage } from '#src/pages/page-modules.ts'
import { App } from './app.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'

const root = document.getElementById('root')
const block = document.getElementById(PAGE_DATA_ID)

if (root && block) start(root, block.textContent ?? '')

/** Takes over the page. The page's file imports this one, so no module may wait for it. */
async function start(root: HTMLElement, json: string): Promise<void> {
  // Our own server wrote it, from parsed content, in this very response.
  const { queries, ...data }: PageData = JSON.parse(json)
  const queryClient = createQueryClient()
  for (const [key, answer] of queries) queryClient.setQueryData(key, answer)
  await loadPage(resolvePath(location.pathname)?.route ?? 'notFound')
  hydrateRoot(
    root,
    <App
      queryClient={queryClient}
      data={data}
      router={(app) => <BrowserRouter>{app}</BrowserRouter>}
    />,
  )
  warmLinks(queryClient)
}
