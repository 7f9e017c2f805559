/** What the peers show, in both languages; made from the demo snapshot by bench/peers/content.ts. */
export type PagesContent = { name: Localized<string>; home: Section[]; about: Section[] }

export type Section = { id: string; texts: Localized<string[]>; pictures: Picture[] }

/** `avif` and `portrait` are srcsets; `portrait` is the same scene for tall screens. */
export type Picture = {
  src: string
  width: number
  height: number
  sizes: string
  avif: string
  portrait?: string
}

type Localized<T> = { en: T; jp: T }
