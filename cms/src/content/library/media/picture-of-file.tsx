import { type SyntheticEvent, useEffect, useState } from 'react'

/** The picture in a file of the browser; nothing where it cannot show it, as most cannot a HEIC. */
export function PictureOfFile({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img alt="" key={address} onError={hide} src={address} />
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}
