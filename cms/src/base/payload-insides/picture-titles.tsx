'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** What Payload shows of a chosen picture: its size, and a name that is a hash and hidden. */
const DETAILS = '.upload-relationship-details__details'

type Props = {
  /** Path of the field in its form. */
  path: string
  /** What each chosen picture shows, in their order; empty while that is not known. */
  titles: readonly string[]
}

/** Writes beside each chosen picture of a field what it shows. */
export function PictureTitles({ path, titles }: Props) {
  const [places, setPlaces] = useState<readonly Element[]>([])

  useEffect(() => {
    const field = document.getElementById(`field-${path.replace(/\./g, '__')}`)
    if (!field) return
    const look = () =>
      setPlaces((before) => {
        const found = [...field.querySelectorAll(DETAILS)]
        const isSame =
          found.length === before.length && found.every((each, at) => each === before[at])
        return isSame ? before : found
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(field, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])

  // While one is added, it is not known yet which place is whose.
  if (places.length !== titles.length) return null
  return places.map(
    (place, at) =>
      titles[at] &&
      createPortal(<p className="desk-picture-title">{titles[at]}</p>, place, `${at}`),
  )
}
