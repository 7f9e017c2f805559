import type { Accent } from '@noren/contract/accent'
import type { DishFacts } from '@noren/contract/allergens/marks'
import type { Flat, NamesIn } from '@noren/contract/fields'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { Reservations } from '@noren/contract/reservation/reservations'
import type { COMPANY_FIELDS, Company } from '@noren/contract/resources/company'
import type { PROFILE_TEXTS } from '@noren/contract/resources/company-profile'
import type { MENU_ITEM_FIELDS, RESTAURANT_FIELDS } from '@noren/contract/resources/restaurant'
import type { SOLUTION_FIELDS, SOLUTIONS_SECTION_TEXTS } from '@noren/contract/resources/solutions'
import type { TestimonialTexts } from '@noren/contract/resources/testimonials'
import type { DemoFacts } from './facts-shape.ts'
import type { Bilingual, DemoPicture, DemoVideo } from './picture.ts'

type PictureKey =
  | 'image'
  | 'mainImage'
  | 'backgroundImage'
  | 'backgroundImagePortrait'
  | 'wide'
  | 'tall'
  | 'url'
  | 'src'

/**
 * A resource of the contract as the demo writes it: the same shape, but with names of pictures and
 * videos instead of addresses. For the resources in which every `url` is a picture's.
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

type SolutionFields = NamesIn<typeof SOLUTION_FIELDS>

/** One business of the company (contract's `Solution`). */
export type DemoSolution = Flat<
  { _id: string; part?: string } & Record<SolutionFields['pictures'], DemoPicture> &
    Record<SolutionFields['localizedTexts'], JaText>
>

/** Heading and paragraph above the businesses (contract's `SolutionsSection`). */
export type DemoSolutionsSection = Record<(typeof SOLUTIONS_SECTION_TEXTS)[number], JaText>

type DemoTestimonialTexts = Flat<TestimonialTexts & { name: string; message: string }>

/** What a customer said (contract's `Testimonial`), in both languages. */
export type DemoTestimonial = {
  _id: string
  rating: number
  image?: DemoPicture
  translations: { en: DemoTestimonialTexts; jp: DemoTestimonialTexts }
}

type MenuItemFields = NamesIn<typeof MENU_ITEM_FIELDS>

/** A dish or drink. The price is in yen, tax included. */
type DemoMenuItem = Flat<
  { name: Bilingual; price: number } & DishFacts &
    Record<MenuItemFields['localizedTexts'], Bilingual> &
    Partial<
      Record<MenuItemFields['optionalLocalizedTexts'], Bilingual> &
        Record<MenuItemFields['optionalPictures'], DemoPicture>
    >
>

type RestaurantFields = NamesIn<typeof RESTAURANT_FIELDS>

/**
 * A restaurant: list item and detail of the contract in one (`Restaurant`, `RestaurantListItem`).
 * `description` is one sentence, set large on the restaurant's own page; `about` two or three
 * paragraphs, separated by blank lines.
 */
export type DemoRestaurant = Flat<
  {
    _id: string
    slug: string
    name: Bilingual
    /** Opening day, by which lists are sorted. */
    createdAt: string
    accent: Accent
    /** One or two sentences for the list of restaurants. */
    summary: Bilingual
    openingHours: OpeningHours
    /** Remarks on the hours. */
    hoursRemarks?: Bilingual
    /** The rules for requesting a table, where they differ from the default. */
    reservations?: Reservations
    mainPhoto: DemoPicture
    facts?: DemoFacts
    menuItems: DemoMenuItem[]
    gallery: DemoPicture[]
  } & Record<RestaurantFields['texts'], string> &
    Record<RestaurantFields['localizedTexts'], Bilingual> &
    Partial<
      Record<RestaurantFields['optionalTexts'], string> &
        Record<RestaurantFields['optionalLocalizedTexts'], Bilingual> &
        Record<RestaurantFields['optionalPictures'], DemoPicture>
    >
>

type CompanyFields = NamesIn<typeof COMPANY_FIELDS>

/** The company's facts (contract's `Company`), every text in both languages; `foundedOn` `YYYY-MM-DD`. */
export type DemoCompany = Flat<
  {
    businesses: { name: Bilingual; url?: string; part?: string }[]
    social: Company['social']
    credit: { name: Bilingual; url: string }
    foundedOn: string
    employees: number
  } & Record<CompanyFields['texts'], string> &
    Record<
      | CompanyFields['localizedTexts']
      | CompanyFields['optionalLocalizedTexts']
      | (typeof PROFILE_TEXTS)[number],
      Bilingual
    >
>
