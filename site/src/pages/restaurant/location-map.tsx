import { readMapLink } from '@noren/contract/map-link'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import styles from './location-map.module.css'
import { MapFrame } from './map-frame.tsx'
import { mapSearchUrl } from './map-search.ts'
import { wantsToBeAsked } from './third-party-consent.ts'

type LocationMapProps = {
  /** The restaurant's own link, as the server gave it. */
  link: string | undefined
  name: string
  address: string
  /** Name and address, for the plain link to a map service. */
  place: string
}

/**
 * The embedded map (readings A13). Until the script runs it is a plain link, so that the server's
 * page asks nothing of another company; then the frame, or a button where the visitor's browser
 * asks to save data or not to be followed.
 */
export function LocationMap({ link, name, address, place }: LocationMapProps) {
  const { map } = useBundle().restaurants
  const { state, src } = readMapLink(link)
  const [stage, setStage] = useState<'link' | 'ask' | 'frame' | 'failed'>('link')
  useEffect(() => {
    startTransition(() => setStage(wantsToBeAsked() ? 'ask' : 'frame'))
  }, [])
  const fail = useCallback(() => setStage('failed'), [])

  return (
    <>
      {state === 'invalid' && <p className={styles.notice}>{map.invalid}</p>}
      <div className={styles.box}>
        {stage === 'frame' && (
          <>
            <p aria-hidden="true" className={styles.place}>
              <b>{name}</b>
              {address}
            </p>
            <MapFrame
              key={src}
              src={src}
              title={state === 'valid' ? map.title(name) : map.defaultTitle}
              onFail={fail}
            />
          </>
        )}
        {stage === 'failed' && (
          <p role="alert" className={styles.failed}>
            {map.failed}
          </p>
        )}
        {stage === 'ask' && (
          <>
            <p>{map.consent}</p>
            <button type="button" className={styles.show} onClick={() => setStage('frame')}>
              {map.show}
            </button>
          </>
        )}
        {stage === 'link' && (
          <a href={mapSearchUrl(place)} target="_blank" rel="noreferrer">
            {map.open}
          </a>
        )}
      </div>
    </>
  )
}
