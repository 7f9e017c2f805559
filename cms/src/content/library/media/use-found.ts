import { useEffect, useState } from 'react'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { type FoundPicture, foundSchema, sameAddress } from './find-pictures.ts'

/** The pictures at an address of the library. Asks again when the reader returns to this tab. */
export function useFound(address: string | null): readonly FoundPicture[] {
  const [found, setFound] = useState<readonly FoundPicture[]>([])
  useEffect(() => {
    if (address === null) return setFound([])
    const gone = new AbortController()
    const { signal } = gone
    // What is known of a picture only helps: without an answer that of before stays.
    const ask = async () => {
      const { value } = await askDesk(address, foundSchema, { signal })
      if (value) setFound(value.docs)
    }
    void ask()
    addEventListener('focus', ask, { signal })
    return () => gone.abort()
  }, [address])
  return found
}

/** The pictures that were made from the same file; none where it cannot be read. */
export function useSame(file: File | null): readonly FoundPicture[] {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    const found = (there: string | null) => isGone || setAddress(there)
    found(null)
    if (file) sameAddress(file).then(found, () => found(null))
    return () => {
      isGone = true
    }
  }, [file])
  return useFound(address)
}
