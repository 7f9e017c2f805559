import { useEffect, useRef } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import { decodeAddress } from '#src/routes/paths.ts'

/** Brings the part a followed link leads to into view, once, where the page's content came after the page; the other language moves nothing. @param isThere whether it has come */
export function useArrivalAtPart(isThere: boolean): void {
  const { by, hash } = useLocation()
  const arrivedAt = useRef<string>(null)
  useEffect(() => {
    if (!isThere || arrivedAt.current === hash) return
    arrivedAt.current = hash
    if (by === 'link' && hash)
      document.getElementById(decodeAddress(hash.slice(1)))?.scrollIntoView()
  }, [isThere, by, hash])
}
