import type { Page } from '@playwright/test'
import type { House } from './house.ts'

/** The desk in Japanese with the menu of a restaurant. */
export const openMenu = (house: House, restaurant: number) =>
  house.openDesk(`/admin/menu/${restaurant}`, 'ja-JP')

/** The row of a dish on the screen of a menu. */
export const dish = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The dishes of a restaurant's page, below those it shows large. */
export const inMenu = (page: Page) =>
  page.getByRole('region', { name: 'おすすめの品' }).getByRole('listitem', { includeHidden: true })
