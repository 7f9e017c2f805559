import { readObject } from '@noren/contract/json'
import { LIGHTS, type Light } from '@noren/contract/light'
import { type Hero, readHero } from '@noren/contract/resources/hero'
import { printedIn } from '@noren/contract/resources/printings'
import type { Page } from '@playwright/test'

/**
 * Shows the page in a light, at any hour, while `look` runs: in its colours, and with the hero's printing
 * of it.
 */
export async function inLight(page: Page, light: Light, look: () => Promise<void>): Promise<void> {
  const html = page.locator('html')
  const before = readLight(await html.getAttribute('data-light'))
  const language = await html.getAttribute('lang')
  const answer = await page.request.get(new URL(`/api/hero/${language}`, page.url()).href)
  const hero = readHero(readObject(await answer.json()).data)
  const show = async (from: Light, to: Light) => {
    await html.evaluate((html, to) => html.setAttribute('data-light', to), to)
    if (hero) await swapPictures(page, picturesIn(hero, from), picturesIn(hero, to))
  }
  await show(before, light)
  await look()
  await show(light, before)
}

function readLight(value: string | null): Light {
  const light = LIGHTS.find((light) => light === value)
  if (!light) throw new Error(`no light: ${value}`)
  return light
}

/** The beginnings of the file names of a hero's pictures. */
function picturesIn(hero: Hero, light: Light): string[] {
  const { wide, tall = '' } = printedIn(hero, light)
  return [wide, tall].map((address) => address.replace(/\.webp.*$/, ''))
}

/** Puts pictures in the place of others, in all their widths, and waits for them. */
async function swapPictures(page: Page, from: string[], to: string[]): Promise<void> {
  const swaps = from.map((old, at) => ({ old, new: to[at] ?? '' })).filter(({ old }) => old)
  await page.evaluate(async (swaps) => {
    for (const name of ['src', 'srcset']) {
      for (const element of document.querySelectorAll(`main [${name}]`)) {
        const value = element.getAttribute(name) ?? ''
        const swap = swaps.find(({ old }) => value.includes(old))
        if (swap) element.setAttribute(name, value.replaceAll(swap.old, swap.new))
      }
    }
    const first = document.querySelector<HTMLImageElement>('main img')
    await first?.decode()
  }, swaps)
}
