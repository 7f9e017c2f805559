import { LIGHTS } from '@noren/contract/light'
import { faintTexts } from '../../access/contrast.ts'
import { inLight } from '../../support/light.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

/** Over the hero of the home page each light has its own sky. */
const WITH_SKY = ['/', '/ja']

/** On the narrowest window only these have texts that come near the end of what is behind them. */
const NARROW = [...WITH_SKY, '/contact', '/ja/contact']

/** By night the paper is darkest: elsewhere the other lights would show nothing new. */
export const contrast: readonly Question[] = LIGHTS.map((light) => ({
  title: (path) => `by ${light} every text of ${path} stands out from what is painted behind it`,
  at: [320, 390, 834, 1440, 2560],
  of: (path, width) =>
    (light === 'night' || WITH_SKY.includes(path)) && (width !== 320 || NARROW.includes(path)),
  async ask({ page }) {
    await inLight(page, light, async () => expect(await faintTexts(page)).toEqual([]))
  },
}))
