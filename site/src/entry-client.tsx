import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '#src/api/query-client.ts'
import { App } from './app.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'

const root = document.getElementById('root')
const block = document.getElementById(PAGE_DATA_ID)

if (root && block) {
  // Our own server wrote it, from parsed content, in this very response.
  const { queries, ...data }: PageData = JSON.parse(block.textContent ?? '')
  const queryClient = createQueryClient()
  for (const [key, answer] of queries) queryClient.setQueryData(key, answer)
  hydrateRoot(
    root,
    <App
      queryClient={queryClient}
      data={data}
      router={(app) => <BrowserRouter>{app}</BrowserRouter>}
    />,
  )
}
