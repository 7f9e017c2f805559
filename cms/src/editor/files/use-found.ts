import { useEffect, useState } from 'react'
import { type FoundPicture, foundSchema } from '../../content/library/media/find-pictures.ts'
import { call } from '../../shell/call.ts'

/** The pictures at an address of the library. Asks again when the reader returns to this tab. */
export function useFound(address: string | null): readonly FoundPicture[] {
  const [found, setFound] = useState<readonly FoundPicture[]>([])
  useEffect(() => {
    if (address === null) return
    const gone = new AbortController()
    const { signal } = gone
    // What is known of a picture only helps: without an answer that of before stays.
    const ask = () =>
      void call(address, foundSchema, { signal }).then(({ value }) => value && setFound(value.docs))
    ask()
    addEventListener('focus', ask, { signal })
    return () => gone.abort()
  }, [address])
  return found
}
