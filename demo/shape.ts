import type { Accent } from '@noren/contract/accent'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { Company } from '@noren/contract/resources/company'
import type { Bilingual, DemoPicture, DemoVideo } from './picture.ts'

type PictureKey = 'image' | 'mainImage' | 'backgroundImage' | 'backgroundImagePortrait' | 'url'

/**
 * A resource of the contract as the demo writes it: the same shape, but pictures and videos are
 * named instead of addressed. For the resources in which every `url` is a picture's.
 */
export type DemoShape<T> = T extends readonly (infer Item)[]
  ? DemoShape<Item>[]
  : T extends object
    ? {
        [Key in keyof T as Key extends 'videoLinkWebm' ? never : Key]: Key extends PictureKey
          ? T[Key] extends string | undefined
            ? DemoPicture
            : DemoShape<T[Key]>
          : Key extends 'videoLink'
            ? DemoVideo
            : DemoShape<T[Key]>
      }
    : T

/** Content whose Japanese block the contract keys `ja`. */
export type InJa<T> = { en: DemoShape<T>; ja: DemoShape<T> }

/** Content whose Japanese block the contract keys `jp`. */
export type InJp<T> = { en: DemoShape<T>; jp: DemoShape<T> }

type JaText = { en: string; ja: string }

/** One business of the company (contract's `Solution`). */
export type DemoSolution = {
  _id: string
  image: DemoPicture
  title: JaText
  category: JaText
  description: JaText
}

/** Heading and paragraph above the businesses (contract's `SolutionsSection`). */
export type DemoSolutionsSection = { heading: JaText; paragraph: JaText }

type DemoTestimonialTexts = { name: string; title?: string; message: string }

/** What a customer said (contract's `Testimonial`), in both languages. */
export type DemoTestimonial = {
  _id: string
  rating: number
  image?: DemoPicture
  translations: { en: DemoTestimonialTexts; jp: DemoTestimonialTexts }
}

/** A dish or drink. The price is in yen, tax included. */
export type DemoMenuItem = {
  category: Bilingual
  name: Bilingual
  description: Bilingual
  price: number
}

/** A restaurant: list item and detail of the contract in one (`Restaurant`, `RestaurantListItem`). */
export type DemoRestaurant = {
  _id: string
  slug: string
  name: Bilingual
  /** Opening day; decides the order of lists. */
  createdAt: string
  accent: Accent
  cuisine: Bilingual
  area: Bilingual
  /** One or two sentences for the list of restaurants. */
  summary: Bilingual
  /** One sentence, set large on the restaurant's own page. */
  description: Bilingual
  /** Two or three paragraphs, separated by blank lines. */
  about: Bilingual
  address: Bilingual
  openingHours: OpeningHours
  /** What a guest should know of the hours besides. */
  hoursRemarks?: Bilingual
  phone: string
  instagram?: string
  mapLink: string
  mainPhoto: DemoPicture
  fallbackPhoto: DemoPicture
  menuItems: DemoMenuItem[]
  gallery: DemoPicture[]
}

type CompanyText =
  | 'name'
  | 'legalName'
  | 'description'
  | 'address'
  | 'copyright'
  | 'privacy'
  | 'businesses'
  | 'credit'

/** The company's facts (contract's `Company`), every text in both languages. */
export type DemoCompany = Omit<Company, CompanyText> & {
  [Key in Exclude<CompanyText, 'businesses' | 'credit'>]: Bilingual
} & {
  businesses: { name: Bilingual; url?: string }[]
  credit: { name: Bilingual; url: string }
}
