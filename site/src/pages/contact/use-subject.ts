import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restaurantQuery } from '#src/api/queries.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useLocation } from '#src/navigation/location.ts'
import { restaurantOf } from '#src/routes/paths.ts'
import { enquiryField } from './enquiry-fields.ts'

/** What a visitor wants to reserve, or to ask about; the subject is empty where nothing suggests one. */
type Reservation = {
  restaurant: Restaurant | undefined
  subject: string
  /** Requests the restaurant again, since it may have changed; never fails. */
  renew: () => Promise<unknown>
}

/**
 * The restaurant a visitor comes from (`?restaurant={slug}`), and the subject that its page, or the link of a
 * business (`?subject=…`), suggests. The server's page already contains it, of links those of the about page, so
 * that it has no more pages than there are businesses. The hook writes it again in the other language after a
 * toggle, once a restaurant has loaded, and where the next link says another. It leaves alone a subject that a
 * visitor typed.
 */
export function useReservation(form: RefObject<HTMLFormElement | null>): Reservation {
  const language = useLanguage()
  const { contact } = useBundle()
  const { search } = useLocation()
  const slug = restaurantOf(search)
  const { data: restaurant, refetch: renew } = useQuery({
    ...restaurantQuery(slug),
    enabled: slug !== '',
  })
  const asked = slug === '' ? (new URLSearchParams(search).get('subject') ?? '') : ''
  const subject = restaurant
    ? contact.reservationSubject(markedText(restaurant.name, language).text)
    : asked
  const written = useRef(subject)

  useLayoutEffect(() => {
    const input = form.current && enquiryField(form.current, 'subject')
    if (!input || (input.value !== '' && input.value !== written.current)) return
    input.value = subject
    written.current = subject
  }, [form, subject])

  return { restaurant: restaurant ?? undefined, subject, renew }
}
