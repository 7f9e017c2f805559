import { readMapLink } from '@noren/contract/map-link'
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { savesData } from '#src/ui/loading-pictures.ts'
import styles from './location-map.module.css'
import { MapFrame } from './map-frame.tsx'

type LocationMapProps = {
  /** The restaurant's own link, as the server gave it. */
  link: string | undefined
  name: string
  address: string
  /** Name and address, for the plain link to a map service. */
  place: string
  /** The restaurant's own map. */
  drawing?: ReactNode
}

/**
 * The embedded map (readings A13). Until the script runs it is a plain link, so that the server's
 * page requests nothing from another company. Then it is the frame, or a button if the visitor's
 * browser asks to save data or not to be tracked. Its face is the restaurant's own map, or else the
 * address on patterned paper: until another company's map has loaded, and again where that fails.
 */
export function LocationMap({ link, name, address, place, drawing }: LocationMapProps) {
  const { map } = useBundle().restaurants
  const { state, src } = readMapLink(link)
  const [stage, setStage] = useState<'link' | 'ask' | 'frame' | 'loaded' | 'failed'>('link')
  useEffect(() => {
    startTransition(() => setStage(wantsToBeAsked() ? 'ask' : 'frame'))
  }, [])
  const fail = useCallback(() => setStage('failed'), [])
  const load = useCallback(() => setStage('loaded'), [])
  const isFramed = stage === 'frame' || stage === 'loaded'

  return (
    <>
      {state === 'invalid' && <p className={styles.notice}>{map.invalid}</p>}
      <div className={styles.box} data-stage={stage}>
        {!drawing && (
          <p aria-hidden="true" className={styles.place}>
            <b>{name}</b>
            {address}
          </p>
        )}
        {isFramed && (
          <MapFrame
            key={src}
            src={src}
            title={state === 'valid' ? map.title(name) : map.defaultTitle}
            onLoad={load}
            onFail={fail}
          />
        )}
        {drawing && <div className={styles.drawing}>{drawing}</div>}
        {!isFramed && (
          <div className={styles.words}>
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
        )}
      </div>
    </>
  )
}

/** Letters stay as they are: the browser encodes them, and a page is shorter by three times their number. */
function inQuery(place: string): string {
  return place.replace(/[^\p{L}\p{M}\p{N}-]/gu, encodeURIComponent)
}

/** The address at which a map service shows a place by its name and address. */
export function mapSearchUrl(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${inQuery(place)}`
}

/** The address at which a map service shows directions to a place by its name and address. */
export function directionsUrl(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${inQuery(place)}`
}

/**
 * Whether the visitor's browser asks to save data or not to be tracked. The map, which comes from
 * another company and weighs megabytes, then waits for a click (readings A13).
 */
function wantsToBeAsked(): boolean {
  return (
    savesData() || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
