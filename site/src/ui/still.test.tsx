import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyFile } from '#src/lazy-files.ts'
import { FIRST_KEY } from '#src/navigation/location.ts'
import { LocationProvider } from '#src/navigation/location-provider.tsx'
import { still } from './still.tsx'

const here = { pathname: '/', search: '', hash: '', key: FIRST_KEY, by: 'document' as const }

const written = (part: ReactNode) =>
  renderToString(<LocationProvider location={here}>{part}</LocationProvider>)

const parts = { Greeting: ({ name }: { name: string }) => <p>Good morning, {name}</p> }

test('the server, which has the file, writes the part into its own element', async () => {
  const file = lazyFile(async () => parts)
  const Greeting = still(file, ({ Greeting }) => Greeting)
  await file.load()
  expect(written(<Greeting name="Aoi" />)).toMatch(
    /^<div class="\S+"><p>Good morning, <!-- -->Aoi<\/p><\/div>$/,
  )
})

test('a page that comes as a document does not load the file', () => {
  const load = vi.fn(async () => parts)
  const Greeting = still(lazyFile(load), ({ Greeting }) => Greeting)
  expect(written(<Greeting name="Aoi" />)).toMatch(/^<div class="\S+"><\/div>$/)
  expect(load).not.toHaveBeenCalled()
})
