import { DEFAULT_PALETTE } from '@noren/contract/brand/palette'
import Link from 'next/link'
import type { Config } from 'payload'
import { say } from '../../base/words.ts'
import { bandColours } from '../../content/library/media/woven-band.ts'
import { NAMELESS } from '../nameless.ts'
import { newAddress } from '../new-document/new-words.ts'
import { CARDS, STATUS_WORDS } from './card-words.ts'
import type { RestaurantCard } from './cards.ts'

/** Of the company when it chose none: the list does not wait for its own. */
const COLOURS = bandColours(DEFAULT_PALETTE)

type Props = {
  i18n: { language: string }
  card: RestaurantCard
  /** The selected language of the content, as the desk's addresses name it. */
  locale: string
  mayCopy: boolean
  routes: Required<Pick<NonNullable<Config['routes']>, 'admin' | 'api'>>
}

/** One restaurant: its picture and colour, whether it is open, and the links to edit it. */
export function Card({ i18n, card, locale, mayCopy, routes }: Props) {
  const { id, name, area, accent, photo, isOpen, hours, closure, status } = card
  const edit = `${routes.admin}/collections/restaurants/${id}`
  const heading = `desk-card-${id}`
  const isPublic = status !== 'draft'
  const shown = `${routes.api}/restaurants/${id}/${isPublic ? 'page' : 'preview'}?locale=${locale}`
  return (
    <li>
      <article aria-labelledby={heading} className="desk-card">
        <div
          className="desk-card__band"
          style={{ color: `rgb(${COLOURS[accent].cloth.join(' ')})` }}
        />
        <div className="desk-card__picture">
          {photo ? (
            <img alt="" src={photo.src} style={{ objectPosition: photo.spot }} />
          ) : (
            say({ i18n }, CARDS.noPicture)
          )}
        </div>
        <div className="desk-card__text">
          <h2 id={heading}>
            <Link href={edit} prefetch={false}>
              {name || say({ i18n }, NAMELESS)}
            </Link>
          </h2>
          <p className="desk-card__area">{area}</p>
          <p className="desk-card__hours" data-open={isOpen}>
            {say({ i18n }, hours)}
          </p>
          {closure && <p className="desk-card__closure">{say({ i18n }, closure)}</p>}
          <p className="desk-card__status" data-status={status}>
            {say({ i18n }, STATUS_WORDS[status])}
          </p>
        </div>
        <nav aria-labelledby={heading} className="desk-card__ways">
          <Link href={edit} prefetch={false}>
            {say({ i18n }, CARDS.edit)}
          </Link>
          <Link href={`${routes.admin}/menu/${id}`} prefetch={false}>
            {say({ i18n }, CARDS.menu)}
          </Link>
          <a href={shown} rel="noopener" target="_blank">
            {say({ i18n }, isPublic ? CARDS.page : CARDS.preview)}
          </a>
          {mayCopy && (
            <Link href={newAddress('restaurants', id)} prefetch={false}>
              {say({ i18n }, CARDS.copy)}
            </Link>
          )}
        </nav>
      </article>
    </li>
  )
}
