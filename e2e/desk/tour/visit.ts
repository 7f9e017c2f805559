import type { Page } from '@playwright/test'
import { type House, startHouse } from '../../support/house.ts'
import { settled } from '../../support/settled.ts'
import { openScreen } from '../../support/staff.ts'
import { houseTest } from '../../support/test.ts'
import { refusedTo } from '../refused.ts'
import type { Screen } from './screens.ts'

type Tag = 'ja' | 'en'

/**
 * Who makes the tour: the language they read, the one they write in, and whether they open each screen as a
 * document or go on to it as by a link, which takes a third of the work.
 */
export type Reader = { reads: Tag; writes: Tag; goes: 'by address' | 'by link' }

/** A screen as a user has it open. */
export type Visit = Reader & {
  screen: Screen
  desk: Page
  /** Error responses since it was opened. */
  refused: string[]
}

/** A check of every screen of a kind; `ask` fails where it does not hold. */
export type Question = {
  title: string
  isFor: (screen: Screen, reader: Reader) => boolean
  ask: (visit: Visit) => Promise<void>
}

const GO = { 'by address': openScreen, 'by link': goOn }

const LOCALES = { ja: 'ja-JP', en: 'en-GB' }

/** The screen this worker has open. */
let open: (Visit & { house: House }) | undefined

/**
 * A tour through a desk's screens: consecutive tests of the same screen share one visit. The desk is its
 * own, since the tour empties every field on its way.
 */
export const tourTest = houseTest.extend<
  { visit: (screen: Screen, reader: Reader) => Promise<Visit> },
  { house: House }
>({
  house: [
    async ({}, use) => {
      await using house = await startHouse()
      await use(house)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visit: ({ house }, use) => use((screen, reader) => visit(house, screen, reader)),
})

async function visit(house: House, screen: Screen, reader: Reader): Promise<Visit> {
  const isHere = open?.house === house && open.reads === reader.reads
  if (open && isHere && open.writes === reader.writes) {
    if (open.screen === screen) return open
    if (screen.from && open.screen === screen.from) return arrive(house, open, screen, reader)
  }
  await (screen.from ?? screen).before?.(house)
  const path = `${screen.path}${screen.path.includes('?') ? '&' : '?'}locale=${reader.writes}`
  const { desk, refused } = isHere && open ? open : await begin(house, reader)
  refused.length = 0
  await GO[reader.goes](desk, path)
  return arrive(house, { desk, refused }, screen, reader)
}

async function begin(house: House, { reads }: Reader): Promise<Pick<Visit, 'desk' | 'refused'>> {
  await open?.desk.close()
  const desk = await house.openDesk('/admin', LOCALES[reads])
  return { desk, refused: refusedTo(desk) }
}

/** Goes on to a screen without a new document. */
async function goOn(desk: Page, path: string): Promise<void> {
  await desk.evaluate((to) => Reflect.get(window, 'next').router.push(to), path)
  const asked = new URL(path, desk.url())
  await desk.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === asked.pathname &&
      [...asked.searchParams].every(([name, value]) => searchParams.get(name) === value),
  )
  await settled(desk)
}

async function arrive(
  house: House,
  { desk, refused }: Pick<Visit, 'desk' | 'refused'>,
  screen: Screen,
  reader: Reader,
): Promise<Visit> {
  await screen.goOn?.(desk)
  await settled(desk)
  open = { ...reader, screen, desk, refused, house }
  return open
}
