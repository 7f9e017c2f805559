/** A page in one language: its path, and that of its other language. */
export type LocalizedPage = { name: string; lang: 'en' | 'ja'; path: string; other: string }

export const RESTAURANTS = ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai']

const STATED = [
  '/',
  '/restaurants',
  ...RESTAURANTS.map((slug) => `/restaurants/${slug}`),
  '/about',
  '/contact',
  '/privacy',
]

/** Every page of the demo company in both languages. */
export const PAGES: LocalizedPage[] = STATED.flatMap((path) => {
  const japanese = inJapanese(path)
  return [
    { name: path, lang: 'en', path, other: japanese } as const,
    { name: path, lang: 'ja', path: japanese, other: path } as const,
  ]
})

export function inJapanese(path: string): string {
  return path === '/' ? '/ja' : `/ja${path}`
}
