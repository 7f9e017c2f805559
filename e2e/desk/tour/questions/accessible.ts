import { expectAccessible } from '../../../access/axe.ts'
import type { Question } from '../visit.ts'

/** One of each kind of screen, by its path. */
const ASKED = [
  '/admin/collections/enquiries',
  '/admin/collections/restaurants',
  '/admin/collections/restaurants/1',
  '/admin/collections/restaurants/1/versions',
  '/admin/collections/solutions',
  '/admin/collections/media',
  '/admin/collections/media/1',
  '/admin/collections/users',
  '/admin/collections/users/create',
  '/admin/globals/hero',
  '/admin/globals/reply-letters',
  '/admin/globals/former-site',
  '/admin/account',
  '/admin/guide/menu',
]

export const accessible: Question = {
  title: 'axe finds nothing, in light and in dark',
  isFor: ({ name, path }, { reads, writes }) =>
    name === path && ASKED.includes(path) && reads === 'ja' && writes === 'ja',
  ask: async ({ desk }) => {
    for (const theme of ['dark', 'light']) {
      await desk.evaluate(
        (name) => document.documentElement.setAttribute('data-theme', name),
        theme,
      )
      await expectAccessible(desk, theme)
    }
  },
}
