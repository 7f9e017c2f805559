import { readObject, readOptionalText } from '@noren/contract/json'
import { type ReactNode, useEffect, useState } from 'react'
import { decodeAddress } from './decode.ts'
import { followLinks } from './follow-links.ts'
import { FIRST_KEY, type Location } from './location.ts'
import { LocationProvider } from './location-provider.tsx'
import { loadPageFiles } from './page-files.ts'

/** Shows followed links and the entries of the browser's history in place. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => currentLocation(true))

  useEffect(() => {
    let wanted: Location
    async function show(fromHistory: boolean) {
      const next = currentLocation(fromHistory)
      wanted = next
      try {
        await loadPageFiles(next.pathname)
      } catch {
        // After a new release the files of the old one are gone; the new document knows its own.
        return location.reload()
      }
      if (next === wanted) setShown(next)
    }
    const onPopState = () => show(true)
    addEventListener('popstate', onPopState)
    const stopFollowing = followLinks((to) => {
      history.pushState({ key: newKey() }, '', to)
      show(false)
    })
    return () => {
      removeEventListener('popstate', onPopState)
      stopFollowing()
    }
  }, [])

  return <LocationProvider location={shown}>{children}</LocationProvider>
}

function currentLocation(fromHistory: boolean): Location {
  const { pathname, search, hash } = location
  const key = readOptionalText(readObject(history.state).key) ?? FIRST_KEY
  return { pathname: decodeAddress(pathname), search, hash, key, fromHistory }
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}
