import { PAPER_KINDS } from '@noren/contract/paper/paper-path'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { joined, say } from '../../base/words.ts'
import { closuresAt, printAddress, screenOf } from '../../content/model/screen-addresses.ts'
import { type Named, restaurantOf, restaurantsOf } from '../restaurants-of.ts'
import { Choices } from './choices.tsx'
import { addressOf, type Chosen, choiceWords, chosenIn, LANGUAGE_CHOICES } from './chosen.ts'
import { PRINT, PRINT_WORDS, SHEET_FACTS, SHEET_NAMES } from './print-words.ts'
import { hasUnpublished, readPrinted } from './read-printed.ts'
import { SheetPart } from './sheet-part.tsx'

/** The sheets of one restaurant, as they are printed; without a restaurant in the address, the choice of one. */
export async function PrintView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams = {} } = props
  const { req } = initPageResult
  const [, given] = [params?.segments].flat()
  const restaurants = await restaurantsOf(req)
  const [first, second] = restaurants
  if (given === undefined && first && !second) redirect(printAddress(first.id))
  const restaurant = given === undefined ? undefined : await restaurantOf(req, given)
  if (req.user && given !== undefined && !restaurant) notFound()
  const title = say(req, PRINT)
  const trail = restaurant
    ? [{ label: title, url: printAddress() }, { label: restaurant.name }]
    : [{ label: title }]
  const chosen = chosenIn(searchParams)
  return (
    <DeskPage className="desk-print" path={printAddress(given)} trail={trail} view={props}>
      <h1>
        {title}
        {restaurant && <span className="desk-print__of">{restaurant.name}</span>}
      </h1>
      {restaurants.length === 0 && <p>{say(req, PRINT_WORDS.noRestaurants)}</p>}
      {!restaurant && restaurants.length > 1 && <p>{say(req, PRINT_WORDS.choose)}</p>}
      {restaurants.length > 1 && (
        <Choices
          label={say(req, PRINT_WORDS.restaurants)}
          choices={restaurants.map(({ id, name }) => ({
            name,
            address: addressOf(id, { ...chosen, closure: '' }),
            isChosen: id === restaurant?.id,
          }))}
        />
      )}
      {restaurant && <PrintPart chosen={chosen} req={req} restaurant={restaurant} />}
    </DeskPage>
  )
}

type Props = { req: PayloadRequest; restaurant: Named; chosen: Chosen }

/** What can be chosen of a sheet, and the sheet. */
async function PrintPart({ req, restaurant: { id }, chosen }: Props) {
  const printed = await readPrinted(id)
  if (!printed) {
    return (
      <p className="desk-notice desk-notice--calm">
        {say(req, PRINT_WORDS.notShown)}{' '}
        <Link href={screenOf({ collection: 'restaurants', id })} prefetch={false}>
          {say(req, PRINT_WORDS.open)}
        </Link>
      </p>
    )
  }
  const { sheet, languages } = chosen
  return (
    <>
      <Choices
        label={say(req, PRINT_WORDS.sheets)}
        choices={PAPER_KINDS.map((each) => ({
          name: say(req, SHEET_NAMES[each]),
          address: addressOf(id, { sheet: each }),
          isChosen: each === sheet,
        }))}
      />
      <Choices
        label={say(req, PRINT_WORDS.languages)}
        choices={LANGUAGE_CHOICES.map((each) => ({
          name: say(req, choiceWords(each)),
          address: addressOf(id, { ...chosen, languages: each }),
          isChosen: each === languages,
        }))}
      />
      {(await hasUnpublished(req, id)) && (
        <p className="desk-notice desk-notice--alarm">
          {say(req, PRINT_WORDS.unpublished)}{' '}
          <Link href={screenOf({ collection: 'restaurants', id })} prefetch={false}>
            {say(req, PRINT_WORDS.open)}
          </Link>
        </p>
      )}
      <p className="desk-print__facts">
        {say(req, joined([SHEET_FACTS[sheet], PRINT_WORDS.published], { en: ' ', ja: '' }))}
      </p>
      <SheetPart chosen={chosen} closures={closuresAt(id)} id={id} printed={printed} req={req} />
    </>
  )
}
