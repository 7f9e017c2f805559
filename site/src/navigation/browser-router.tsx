import { readObject, readOptionalText } from '@noren/contract/json'
import { type ReactNode, useEffect, useState } from 'react'
import { decodeAddress } from '#src/routes/paths.ts'
import { followLinks, isTranslated } from './follow-links.ts'
import { FIRST_KEY, type Location } from './location.ts'
import { LocationProvider } from './location-provider.tsx'
import { showProgress } from './show-progress.ts'

/**
 * Loads what the page at a decoded path and its query needs beyond the app; fails when it cannot be
 * loaded.
 */
export type LoadPage = (pathname: string, search: string) => Promise<unknown>

type Properties = {
  load: LoadPage
  children: ReactNode
}

/** Shows followed links and the entries of the browser's history in place. */
export function BrowserRouter({ load, children }: Properties) {
  const [shown, setShown] = useState(() => currentLocation('document'))

  useEffect(() => {
    const reload = () => location.reload()
    let wanted = currentLocation('document')
    async function show(by: Location['by']) {
      const next = currentLocation(by)
      const isOther = next.pathname + next.search !== wanted.pathname + wanted.search
      wanted = next
      if (isOther && by === 'history' && isTranslated()) return reload()
      const arrived = showProgress(reload)
      try {
        await load(next.pathname, next.search)
      } catch {
        // After a new release the files of the old one are gone; the new document knows its own.
        return reload()
      }
      if (next !== wanted) return
      arrived()
      setShown(next)
    }
    const onPopState = () => show('history')
    addEventListener('popstate', onPopState)
    const stopFollowing = followLinks((to) => {
      history.pushState({ key: newKey() }, '', to)
      show('link')
    })
    return () => {
      removeEventListener('popstate', onPopState)
      stopFollowing()
    }
  }, [load])

  return <LocationProvider location={shown}>{children}</LocationProvider>
}

function currentLocation(by: Location['by']): Location {
  const { pathname, search, hash } = location
  const key = readOptionalText(readObject(history.state).key) ?? FIRST_KEY
  return { pathname: decodeAddress(pathname), search, hash, key, by }
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}
